import player

# {walk}
try:
    player.move_forward(8)
except player.FarmError:
    player.turn_right()

# {feather}
player.move_forward(3)
