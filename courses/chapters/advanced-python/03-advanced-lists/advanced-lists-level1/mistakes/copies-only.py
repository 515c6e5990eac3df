import player

ways = [half for half in halves]

for way in ways:
    player.move_forward(way)
    player.turn_right()
