import player

# {plan}
class Sheep:
    pass

# {walk}
player.move_forward(6)

# {use}
sheep = Sheep()
sheep.bleat()
