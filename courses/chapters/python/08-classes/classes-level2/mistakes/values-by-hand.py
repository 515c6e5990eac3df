import player

class Cow:
    name = "Lotte"
    age = 6

cow = Cow()
player.move_forward(4)
player.display("Lotte")
player.move_forward(4)
player.display(6)
