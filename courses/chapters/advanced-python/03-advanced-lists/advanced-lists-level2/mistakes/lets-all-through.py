import player

ways = [piece for piece in pieces]

for way in ways:
    player.move_forward(way)
    player.turn_right()
