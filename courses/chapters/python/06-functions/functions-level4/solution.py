import player

# {teach}
def fetch(steps, thing):
    player.move_forward(steps)
    player.collect(thing)

# {go}
fetch(to_pumpkin, "pumpkin")
fetch(to_watermelon, "watermelon")
fetch(to_cabbage, "cabbage")
