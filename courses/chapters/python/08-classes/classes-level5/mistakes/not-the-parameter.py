import player

# {plan}
class Cat:
    def __init__(self, name):
        self.name = called

# {walk}
player.move_forward(7)

# {use}
cat = Cat(called)
player.speak(cat.name)
