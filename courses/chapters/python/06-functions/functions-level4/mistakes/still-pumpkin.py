import player

def fetch(steps, thing):
    player.move_forward(steps)
    player.collect("pumpkin")

fetch(2, "pumpkin")
fetch(4, "watermelon")
fetch(5, "cabbage")
