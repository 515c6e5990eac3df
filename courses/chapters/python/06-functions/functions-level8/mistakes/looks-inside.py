import player

def count_corn():
    corn = planted - eaten
    return corn

count_corn()
steps = corn
player.move_forward(steps)

# {barrel}
player.move_forward()
player.place(steps)
