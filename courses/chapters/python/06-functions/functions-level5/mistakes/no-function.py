import player

player.move_forward(9)
player.turn_left()
player.move_forward(2)
player.display(sold * 3)
