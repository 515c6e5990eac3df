import player

steps = pebbles * lanterns
player.move_forward(steps)
player.display(steps)
