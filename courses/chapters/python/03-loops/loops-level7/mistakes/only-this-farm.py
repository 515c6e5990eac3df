import player

for side in range(3):
    for i in range(2):
        player.move_forward()
        player.water()
        player.move_forward()

    player.turn_right()
