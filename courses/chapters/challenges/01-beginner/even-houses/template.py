import player

# {houses}
for number in range(4):
    player.move_forward(3)
    player.write(number)
