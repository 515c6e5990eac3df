import player

# {plan}
class Sheep:
    def bleat(self):
        player.speak("Baa!")

# {walk}
player.move_forward(6)

# {use}
sheep = Sheep()
sheep.bleat()
