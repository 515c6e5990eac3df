import player

class Animal:
    def __init__(self, name):
        self.name = name

    def introduce(self):
        player.speak(f"I am {self.name}")

hen = Animal(first)
cow = hen
cow.name = second
player.move_forward(4)
hen.introduce()
player.move_forward(4)
cow.introduce()
