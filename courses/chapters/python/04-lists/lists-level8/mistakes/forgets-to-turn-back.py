import player

for thing in order:
    player.move_forward(2)
    player.turn_left()
    player.place(thing)
