import player

for side in plan:
    for number in side:
        player.move_forward()
        player.place(number)
        player.move_forward()
    player.turn_right()
