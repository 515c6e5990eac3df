import player

# {here}
player.move_forward(2)
note = player.read()
