import player

logs = 6
price = 4
player.move_forward(logs + 1)
player.move_forward(4)
