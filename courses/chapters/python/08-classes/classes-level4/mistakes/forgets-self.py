import player

class Sheep:
    def bleat():
        player.speak("Baa!")

player.move_forward(6)
sheep = Sheep()
sheep.bleat()
