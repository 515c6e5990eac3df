import player

def count_corn():
    corn = 6
    return corn

count_corn()
steps = corn
player.move_forward(steps)
