import player

# {plan}
class Hen:
    def cluck(self):
        player.speak("Cluck!")

# {walk}
player.move_forward(5)

# {use}
berta = Hen()
