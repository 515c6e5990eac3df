import player

total = 14
player.move_forward(8)
player.display(total)
player.move_forward(2)
player.display(5)
