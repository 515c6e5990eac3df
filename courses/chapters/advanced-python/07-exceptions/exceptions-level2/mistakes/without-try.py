import player

player.move_forward(8)
player.turn_right()
player.move_forward(3)
