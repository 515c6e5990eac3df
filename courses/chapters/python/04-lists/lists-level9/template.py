import player

# {total}
total = eggs[0]
player.move_forward(8)
player.display(total)

# {most}
player.move_forward(2)
