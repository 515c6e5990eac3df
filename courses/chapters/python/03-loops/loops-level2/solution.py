import player

# {walk}
for i in range(steps):
    player.move_forward()

# {turn}
player.turn_left()
player.move_forward(2)
