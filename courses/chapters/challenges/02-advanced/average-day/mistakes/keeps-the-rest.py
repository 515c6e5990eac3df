import player

def average(eggs):
    return sum(eggs) / len(eggs)

player.move_forward(4)
player.speak(average(hens))
player.move_forward(5)
player.speak(average(ducks))
