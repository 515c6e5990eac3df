import player

# {duck}
class Duck:
    def __init__(self, name, way, speed):
        self.name = name

    def run(self):
        pass

# {ducks}
ducks = []
for name, data in racers.items():
    duck = Duck(name, data[0], data[1])
    ducks.append(duck)

# {race}
for i in range(rounds):
    player.move_forward(4)
    first = ducks[0]
    player.speak(first.name)
