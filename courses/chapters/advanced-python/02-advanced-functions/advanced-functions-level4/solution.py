import player

# {best}
best = max(eggs, key=lambda hen: eggs[hen])

# {tell}
player.move_forward(6)
player.display(best)
