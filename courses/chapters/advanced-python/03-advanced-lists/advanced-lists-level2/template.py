import player

# {filter}
ways = [piece for piece in pieces]

# {walk}
for way in ways:
    player.move_forward(way)
    player.turn_right()
