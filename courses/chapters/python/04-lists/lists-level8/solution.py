import player

# {orders}
for thing in order:
    player.move_forward(2)
    player.turn_left()
    player.place(thing)
    player.turn_right()
