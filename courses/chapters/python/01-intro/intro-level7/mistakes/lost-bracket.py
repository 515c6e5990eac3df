import player

player.move_forward(8
player.turn_left()
player.move_forward(2)
