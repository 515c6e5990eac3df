import player

try:
    player.move_forward(8)
except ValueError:
    player.turn_right()
player.move_forward(3)
