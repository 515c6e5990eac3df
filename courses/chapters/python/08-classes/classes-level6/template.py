import player

# {plan}
class Sheep:
    def __init__(self, name):
        self.name = name

    def introduce(self):
        player.speak(f"I am {name}")

# {walk}
player.move_forward(6)

# {use}
sheep = Sheep(called)
sheep.introduce()

# {friend}
friend = Sheep("Mia")
player.move_forward(4)
friend.introduce()
