import player

class Sheep:
    pass

def bleat(self):
    player.speak("Baa!")

player.move_forward(6)
sheep = Sheep()
sheep.bleat()
