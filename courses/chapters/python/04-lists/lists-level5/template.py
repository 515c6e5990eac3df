import player

# {count}
cups = 3

# {walk}
player.move_forward(cups + 1)
player.place(cups)
