import player

# {teach}
def fetch(steps, thing):
    player.move_forward(steps)
    player.collect(thing)

# {go}
fetch(2, "pumpkin")
fetch(4, "watermelon")
fetch(5, "cabbage")
