import player

class Cow:
    name = "Lotte"
    age = 6

cow = Cow()
player.move_forward(4)
player.display(cow.name)
player.move_forward(4)
player.display(cow.years)
