import player

# {first}
player.move_forward(2)
text = player.read()
player.turn_right()
player.move_forward(int(text))

# {second}
text = player.read()
