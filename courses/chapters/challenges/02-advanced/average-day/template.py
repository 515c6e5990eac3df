import player

# {average}
def average(eggs):
    return sum(eggs)

# {hens}
player.move_forward(4)
player.display(average(hens))

# {ducks}
player.move_forward(5)
player.display(average(hens))
