import player

# {plan}
class Animal:
    def __init__(self, food):
        self.food = food

    def feed(self):
        player.turn_left()
        player.place(self.food)
        player.turn_right()

hen = Animal(first)
cow = Animal(second)

# {hen}
player.move_forward(4)
hen.feed()

# {cow}
player.move_forward(4)
cow.feed()
