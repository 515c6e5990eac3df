import player

rows = 3
per_row = 4

# {total}
cabbages = rows

# {tell}
player.move_forward(5)
player.display(cabbages)
