import player

player.move_forward()
text = player.read()
player.turn_right()
steps = 7
player.move_forward(steps)
