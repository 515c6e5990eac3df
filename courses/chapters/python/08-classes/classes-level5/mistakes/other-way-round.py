import player

# {plan}
class Cat:
    def __init__(self, name):
        name = self.name

# {walk}
player.move_forward(7)

# {use}
cat = Cat(called)
player.speak(cat.name)
