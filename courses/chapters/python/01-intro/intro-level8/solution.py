import player

# {count}
carrots = 5

# {walk}
player.move_forward(carrots)
