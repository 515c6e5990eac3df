import player

best = min(eggs, key=lambda hen: len(hen))
player.move_forward(6)
player.display(best)
