import player

# {best}
best = max(eggs)

# {tell}
player.move_forward(6)
player.display(best)
