import player

# {teach}
def fetch(steps):
    player.move_forward(steps)
    player.collect("pumpkin")

# {go}
fetch(2)
fetch(4)
fetch(5)
