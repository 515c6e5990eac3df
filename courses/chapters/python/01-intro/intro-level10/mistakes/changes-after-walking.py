import player

steps = 2
player.move_forward(steps)
player.turn_right()
player.move_forward(steps)
steps = 5
