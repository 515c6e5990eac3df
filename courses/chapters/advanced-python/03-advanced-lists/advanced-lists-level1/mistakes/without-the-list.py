import player

for half in halves:
    player.move_forward(half * 2)
    player.turn_right()
