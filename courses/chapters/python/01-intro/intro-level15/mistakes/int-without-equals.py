import player

player.move_forward()
text = player.read()
player.turn_right()
steps = text
int(steps)
player.move_forward(steps)
