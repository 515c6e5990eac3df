import player

# {meet}
steps = pebbles * lanterns

# {walk}
player.move_forward(steps)
player.display(steps)
