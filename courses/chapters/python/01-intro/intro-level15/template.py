import player

# {read}
player.move_forward()
text = player.read()
player.turn_right()

# {number}
steps = text

# {walk}
player.move_forward(steps)
