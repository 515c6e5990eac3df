import player

for number in plan[0]:
    player.move_forward()
    player.place(things[number])
    player.move_forward()
