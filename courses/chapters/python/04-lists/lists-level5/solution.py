import player

# {count}
cups = len(guests)

# {walk}
player.move_forward(cups + 1)
player.place(cups)
