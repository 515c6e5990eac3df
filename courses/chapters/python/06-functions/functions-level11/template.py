import player

# {wanted}
def is_wanted(thing):
    return True

# {harvest}
def harvest():
    player.turn_left()
    thing = player.look()

    player.turn_right()

# {row}
for i in range(5):
    player.move_forward(2)
    harvest()
