import player

# {plan}
class Farmer:
    def __init__(self):
        self.things = 0

    def harvest(self):
        player.turn_left()
        thing = player.look()
        player.turn_right()

    def report(self):
        player.speak("0 things")

farmer = Farmer()

# {row}
for i in range(5):
    player.move_forward(2)
    farmer.harvest()

# {report}
player.move_forward()
farmer.report()
