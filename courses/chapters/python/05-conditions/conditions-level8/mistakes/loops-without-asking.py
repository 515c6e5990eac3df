import player

# {walk}
player.move_forward(4)

# {water}
for i in range(3):
    player.water()
