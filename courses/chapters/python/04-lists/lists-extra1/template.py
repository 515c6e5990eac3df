import player

# {arch}
for number in plan[0]:
    player.move_forward()
    player.place(things[0])
    player.move_forward()
