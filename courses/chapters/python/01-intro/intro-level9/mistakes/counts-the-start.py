import player

steps = 5
player.move_forward(steps)
player.turn_right()
player.move_forward(steps)
