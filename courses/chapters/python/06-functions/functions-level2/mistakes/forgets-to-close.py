import player

# {teach}
def bake():
    player.move_forward(2)
    player.turn_left()
    player.open()
    player.combine("bread")
    player.turn_right()

# {bake}
for i in range(ovens):
    bake()
