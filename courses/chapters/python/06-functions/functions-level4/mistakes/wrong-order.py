import player

def fetch(steps, thing):
    player.move_forward(steps)
    player.collect(thing)

fetch("pumpkin", to_pumpkin)
fetch("watermelon", to_watermelon)
fetch("cabbage", to_cabbage)
