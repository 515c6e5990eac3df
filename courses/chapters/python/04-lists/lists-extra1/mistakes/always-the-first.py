import player

for side in plan:
    for number in side:
        player.move_forward()
        player.place(things[0])
        player.move_forward()
    player.turn_right()
