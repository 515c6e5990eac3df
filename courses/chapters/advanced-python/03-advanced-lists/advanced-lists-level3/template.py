import player

# {flat}
ways = [day for day in days]

# {walk}
for way in ways:
    player.move_forward(way)
    player.turn_right()
