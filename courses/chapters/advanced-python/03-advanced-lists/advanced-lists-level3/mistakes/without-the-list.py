import player

for day in days:
    for way in day:
        player.move_forward(way)
        player.turn_right()
