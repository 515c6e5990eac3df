import player

try:
    player.move_forward(8)
except player.FarmError:
    pass
player.turn_right()
player.move_forward(3)
