import player

class Duck:
    def __init__(self, name, way, speed):
        self.name = name
        self.way = way
        self.speed = speed

    def run(self):
        self.way += self.speed

ducks = []
for name, data in racers.items():
    duck = Duck(name, data[0], data[1])
    ducks.append(duck)

for i in range(rounds):
    player.move_forward(4)
    first = ducks[0]
    for duck in ducks:
        duck.run()
    player.speak(first.name)
