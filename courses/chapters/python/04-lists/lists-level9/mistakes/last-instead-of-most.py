import player

total = sum(eggs)
player.move_forward(8)
player.display(total)
player.move_forward(2)
player.display(eggs[3])
