import player

# {teach}
def bake():
    player.move_forward(2)
    player.turn_left()
    player.open()
    player.combine("bread")
    player.close()
    player.turn_right()

# {bake}
bake()
