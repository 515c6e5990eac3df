import player

def is_wanted(thing):
    return wishes

def harvest():
    player.turn_left()
    thing = player.look()
    if is_wanted(thing):
        player.collect(thing)
    player.turn_right()

for i in range(5):
    player.move_forward(2)
    harvest()
