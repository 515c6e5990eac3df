import player

# {here}
basket = ["pear", "apple"]
prices = {"apple": 2, "pear": 3}
