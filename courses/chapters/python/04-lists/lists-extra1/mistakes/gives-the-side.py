import player

for side in plan:
    for number in side:
        player.move_forward()
        player.place(things[side])
        player.move_forward()
    player.turn_right()
