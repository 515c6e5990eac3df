import player

ways = [piece for piece in pieces if piece >= 0]

for way in ways:
    player.move_forward(way)
    player.turn_right()
