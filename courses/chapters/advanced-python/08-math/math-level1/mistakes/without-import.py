import player

steps = math.lcm(pebbles, lanterns)
player.move_forward(steps)
player.display(steps)
