import player

ways = [way for way in days[0]]

for way in ways:
    player.move_forward(way)
    player.turn_right()
