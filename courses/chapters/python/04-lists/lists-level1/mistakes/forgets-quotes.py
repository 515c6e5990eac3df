import player

basket = ["apple", "orange", pear, plum]
player.move_forward(8)
