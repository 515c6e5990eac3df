import player

best = max(eggs.values())
player.move_forward(6)
player.display(best)
