import player

def fetch(steps, thing):
    player.move_forward(steps)
    player.collect(thing)

fetch(to_pumpkin)
fetch(to_watermelon)
fetch(to_cabbage)
