import player

steps = 4
player.move_forward(4)
player.turn_right()
player.move_forward(4)
