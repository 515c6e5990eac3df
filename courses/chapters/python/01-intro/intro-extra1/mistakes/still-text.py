import player

player.move_forward(2)
text = player.read()
player.turn_right()
player.move_forward(text)

text = player.read()
player.turn_right()
player.move_forward(text)
