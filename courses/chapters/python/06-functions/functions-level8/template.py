import player

# {count}
def count_corn():
    corn = 6

# {walk}
count_corn()
steps = corn
player.move_forward(steps)
