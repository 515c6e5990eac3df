import player

class Pet:
    def __init__(self, name):
        self.name = name

    def introduce(self):
        player.speak(f"I am {self.name}")

pets = [Pet("Quack"), Pet("Kit")]
for pet in pets:
    player.move_forward(3)
    pet.introduce()
