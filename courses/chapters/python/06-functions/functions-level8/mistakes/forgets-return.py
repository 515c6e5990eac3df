import player

def count_corn():
    corn = planted - eaten

steps = count_corn()
player.move_forward(steps)

# {barrel}
player.move_forward()
player.place(steps)
