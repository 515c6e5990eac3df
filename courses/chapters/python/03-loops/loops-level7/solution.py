import player

# {sides}
for side in range(3):
    # {pumpkins}
    for i in range(pumpkins):
        player.move_forward()
        player.water()
        player.move_forward()

    player.turn_right()
