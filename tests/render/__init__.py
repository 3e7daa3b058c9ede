"""Tests of what turns receipts into characters."""
