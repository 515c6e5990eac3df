import player

# {houses}
for number in range(2, 9, 2):
    player.move_forward(3)
    player.write(number)
