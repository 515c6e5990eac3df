import player

ways = halves * 2

for way in ways:
    player.move_forward(way)
    player.turn_right()
