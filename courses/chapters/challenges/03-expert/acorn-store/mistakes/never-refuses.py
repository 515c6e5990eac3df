import player

# {plan}
class Store:
    def __init__(self):
        self.acorns = 0

    def change(self, number):
        self.acorns += number

# {use}
store = Store()
for number in moves:
    store.change(number)

# {tell}
player.move_forward(3)
player.turn_right()
player.move_forward(6)
player.speak(store.acorns)
player.build("grainStack")
