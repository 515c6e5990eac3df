import player

# {count}
carrots = 1

# {walk}
player.move_forward(carrots)
