import player

# {basket}
basket = ["apple", "orange"]

# {walk}
player.move_forward(8)
