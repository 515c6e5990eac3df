import player

# {lane}
def patrol(steps):
    player.turn_left()
    player.move_forward(steps)
    player.plant("wheatSeeds")
    player.water()

# {all}
for steps in lanes:
    patrol(steps)
    player.move_forward(3)
