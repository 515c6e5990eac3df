import player

class Hen:
    def cluck(self):
        player.speak("Cluck!")

player.move_forward(5)
berta = Hen()
player.speak("Cluck!")
