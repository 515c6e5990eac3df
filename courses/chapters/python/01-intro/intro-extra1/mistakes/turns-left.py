import player

player.move_forward(2)
text = player.read()
player.turn_right()
player.move_forward(int(text))

text = player.read()
player.turn_left()
player.move_forward(int(text))
