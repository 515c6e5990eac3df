import player

steps = 2
player.move_forward(steps)
player.turn_right()
more_steps = 5
player.move_forward(more_steps)
