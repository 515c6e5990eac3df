import player

class Sheep:
    def __init__(self, name):
        self.name = name

    def introduce(self):
        player.speak("I am self.name")

player.move_forward(6)
sheep = Sheep(called)
sheep.introduce()
friend = Sheep("Mia")
player.move_forward(4)
friend.introduce()
