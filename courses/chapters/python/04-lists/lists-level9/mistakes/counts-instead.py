import player

total = len(eggs)
player.move_forward(8)
player.display(total)
player.move_forward(2)
player.display(max(eggs))
