import player

ways = [day for day in days]

for way in ways:
    player.move_forward(way)
    player.turn_right()
