import player

# {wrap}
def with_oven(bake):
    def wrapper():
        player.open()
        player.close()
    return wrapper

# {recipes}
def bread():
    player.combine("bread")

def cake():
    player.combine("cake")

# {new}
bread = with_oven(bread)
cake = with_oven(cake)

# {go}
player.move_forward(hall)
player.turn_left()
player.move_forward(side)
bread()
player.turn_left()
player.turn_left()
player.move_forward(side * 2)
cake()
