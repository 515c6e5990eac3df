import player

def fetch(steps, thing):
    player.move_forward(steps)
    player.collect(thing)

fetch(2)
fetch(4)
fetch(5)
