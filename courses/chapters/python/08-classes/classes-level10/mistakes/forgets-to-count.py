import player

class Farmer:
    def __init__(self):
        self.things = 0

    def harvest(self):
        player.turn_left()
        thing = player.look()
        if thing is not None:
            player.collect(thing)
        player.turn_right()

    def report(self):
        player.speak(f"{self.things} things")

farmer = Farmer()

for i in range(5):
    player.move_forward(2)
    farmer.harvest()

player.move_forward()
farmer.report()
