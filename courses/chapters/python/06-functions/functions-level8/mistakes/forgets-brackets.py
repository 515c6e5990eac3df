import player

def count_corn():
    corn = 6
    return corn

steps = count_corn
player.move_forward(steps)
