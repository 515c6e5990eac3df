import player

for side in range(3):
    for i in range(pumpkins):
        player.move_forward()
    player.water()
    player.move_forward()
    player.turn_right()
