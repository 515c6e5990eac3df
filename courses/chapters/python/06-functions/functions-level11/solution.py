import player

# {wanted}
def is_wanted(thing):
    return thing in wishes

# {harvest}
def harvest():
    player.turn_left()
    thing = player.look()
    if is_wanted(thing):
        player.collect(thing)
    player.turn_right()

# {row}
for i in range(5):
    player.move_forward(2)
    harvest()
