import player

class Cat:
    def __init__(self, name):
        name = name

player.move_forward(7)
cat = Cat(called)
player.speak(cat.name)
