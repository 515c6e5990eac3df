import player

# {values}
steps = 6
cheer = "Hooray!"

# {walk}
player.move_forward(steps)

# {cheer}
player.write(cheer)
