import player

class Sheep:
    def baa(self):
        player.speak("Baa!")

player.move_forward(6)
sheep = Sheep()
sheep.bleat()
