"""The Special Action: the wheel, realm bonuses, Build Monument."""
