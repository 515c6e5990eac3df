import player

best = max(eggs)
player.move_forward(6)
player.display(best)
