import player

basket = ["apple", "pear"]
prices = {"apple": 2}
