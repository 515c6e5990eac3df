import player

# {count}
def count_corn():
    corn = planted - eaten
    return corn

# {walk}
steps = count_corn()
player.move_forward(steps)

# {barrel}
player.move_forward()
player.place(steps)
