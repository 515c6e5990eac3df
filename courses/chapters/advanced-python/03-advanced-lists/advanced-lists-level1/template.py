import player

# {double}
ways = [half for half in halves]

# {walk}
for way in ways:
    player.move_forward(way)
    player.turn_right()
