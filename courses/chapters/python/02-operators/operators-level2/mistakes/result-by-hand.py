import player

rows = 3
per_row = 4
cabbages = 12
player.move_forward(5)
player.display(cabbages)
