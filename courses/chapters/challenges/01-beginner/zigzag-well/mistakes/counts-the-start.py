import player

steps = 4

player.move_forward(steps)
player.turn_right()
player.move_forward(steps)
player.turn_left()
player.move_forward(steps)
player.turn_right()
player.move_forward(steps)

player.write(steps)
