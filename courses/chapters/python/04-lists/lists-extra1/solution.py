import player

# {arch}
for side in plan:
    for number in side:
        player.move_forward()
        player.place(things[number])
        player.move_forward()
    player.turn_right()
