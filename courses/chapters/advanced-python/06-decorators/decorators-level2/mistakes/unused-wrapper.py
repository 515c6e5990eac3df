import player

def with_oven(bake):
    def wrapper():
        player.open()
        bake()
        player.close()
    return wrapper

with_oven(player.turn_left)

player.move_forward(hall)
player.turn_left()
player.move_forward(side)
player.open()
player.combine("bread")
player.close()
player.turn_left()
player.turn_left()
player.move_forward(side * 2)
player.open()
player.combine("cake")
player.close()
