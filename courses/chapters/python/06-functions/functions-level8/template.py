import player

# {count}
def count_corn():
    corn = planted - eaten

# {walk}
count_corn()
steps = corn
player.move_forward(steps)

# {barrel}
player.move_forward()
player.place(steps)
