import player

rows = 3
per_row = 4
cabbages = rows * per_row
player.display(cabbages)
player.move_forward(5)
