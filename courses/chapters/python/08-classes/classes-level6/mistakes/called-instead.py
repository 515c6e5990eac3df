import player

class Sheep:
    def __init__(self, name):
        self.name = name

    def introduce(self):
        player.speak(f"I am {called}")

player.move_forward(6)
sheep = Sheep(called)
sheep.introduce()
friend = Sheep("Mia")
player.move_forward(4)
friend.introduce()
