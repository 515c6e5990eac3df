import player

player.move_forward()
text = player.read()
player.turn_right()
steps = int("text")
player.move_forward(steps)
