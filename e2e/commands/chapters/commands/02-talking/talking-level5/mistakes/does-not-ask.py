import player

player.move_forward(2)
player.turn_left()
player.move_forward(2)
