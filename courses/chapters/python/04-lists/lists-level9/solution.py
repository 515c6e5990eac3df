import player

# {total}
total = sum(eggs)
player.move_forward(8)
player.display(total)

# {most}
player.move_forward(2)
player.display(max(eggs))
