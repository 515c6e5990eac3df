import player

ways = [way for way in day for day in days]

for way in ways:
    player.move_forward(way)
    player.turn_right()
