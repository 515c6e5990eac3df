import player

player.move_forward(6)
player.turn_right()
player.move_forward(9)
