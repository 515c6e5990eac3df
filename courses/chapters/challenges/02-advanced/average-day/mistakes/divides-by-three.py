import player

def average(eggs):
    return sum(eggs) // 3

player.move_forward(4)
player.display(average(hens))
player.move_forward(5)
player.display(average(ducks))
