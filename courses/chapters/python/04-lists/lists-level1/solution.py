import player

# {basket}
basket = ["apple", "orange", "pear", "plum"]

# {walk}
player.move_forward(8)
