import player

rows = 3
per_row = 4
cabbages = per_row + per_row
player.move_forward(5)
player.display(cabbages)
