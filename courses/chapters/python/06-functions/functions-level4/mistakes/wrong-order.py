import player

def fetch(steps, thing):
    player.move_forward(steps)
    player.collect(thing)

fetch("pumpkin", 2)
fetch("watermelon", 4)
fetch("cabbage", 5)
