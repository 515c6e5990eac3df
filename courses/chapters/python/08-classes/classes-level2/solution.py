import player

# {plan}
class Cow:
    name = "Lotte"
    age = 6

cow = Cow()

# {name}
player.move_forward(4)
player.display(cow.name)

# {age}
player.move_forward(4)
player.display(cow.age)
