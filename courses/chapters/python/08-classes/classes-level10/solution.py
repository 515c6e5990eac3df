import player

# {plan}
class Farmer:
    def __init__(self):
        self.things = 0

    def harvest(self):
        player.turn_left()
        thing = player.look()
        if thing is not None:
            player.collect(thing)
            self.things += 1
        player.turn_right()

    def report(self):
        player.speak(f"{self.things} things")

farmer = Farmer()

# {row}
for i in range(5):
    player.move_forward(2)
    farmer.harvest()

# {report}
player.move_forward()
farmer.report()
