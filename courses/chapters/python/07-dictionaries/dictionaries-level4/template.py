import player

# {spots}
for i in range(5):
    player.move_forward(2)
    player.turn_left()
    thing = player.look()
    player.collect(thing)
    player.turn_right()
