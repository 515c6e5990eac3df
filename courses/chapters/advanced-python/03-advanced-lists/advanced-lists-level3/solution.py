import player

# {flat}
ways = [way for day in days for way in day]

# {walk}
for way in ways:
    player.move_forward(way)
    player.turn_right()
