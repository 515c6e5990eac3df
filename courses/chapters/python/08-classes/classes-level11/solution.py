import player

# {plan}
class Pet:
    def __init__(self, name, sound):
        self.name = name
        self.sound = sound

    def introduce(self):
        player.speak(f"{self.sound}! I am {self.name}")

# {pets}
pets = [Pet("Dora", "Quack"), Pet("Kit", "Meow"), Pet("Woolly", "Baa")]

# {meet}
for pet in pets:
    player.move_forward(3)
    pet.introduce()

player.ask("Do you like them?")
