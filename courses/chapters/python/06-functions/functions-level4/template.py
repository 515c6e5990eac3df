import player

# {teach}
def fetch(steps):
    player.move_forward(steps)
    player.collect("pumpkin")

# {go}
fetch(to_pumpkin)
fetch(to_watermelon)
fetch(to_cabbage)
