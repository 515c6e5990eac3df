import player

# {count}
def count_corn():
    corn = 6
    return corn

# {walk}
steps = count_corn()
player.move_forward(steps)
