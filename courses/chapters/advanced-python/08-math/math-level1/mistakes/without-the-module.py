import player

steps = pebbles
while steps % lanterns != 0:
    steps += pebbles
player.move_forward(steps)
player.display(steps)
