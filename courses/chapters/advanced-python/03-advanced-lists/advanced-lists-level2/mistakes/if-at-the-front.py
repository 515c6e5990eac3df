import player

ways = [if piece > 0 piece for piece in pieces]

for way in ways:
    player.move_forward(way)
    player.turn_right()
