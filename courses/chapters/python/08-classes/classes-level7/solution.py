import player

# {plan}
class Animal:
    def __init__(self, name):
        self.name = name

    def introduce(self):
        player.speak(f"I am {self.name}")

hen = Animal(first)
cow = Animal(second)

# {hen}
player.move_forward(4)
hen.introduce()

# {cow}
player.move_forward(4)
cow.introduce()
