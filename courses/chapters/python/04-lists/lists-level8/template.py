import player

# {orders}
for thing in order:
    player.move_forward(2)
    player.turn_left()
