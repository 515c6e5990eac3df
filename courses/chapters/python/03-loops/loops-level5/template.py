import player

# {houses}
for number in range(3, 6):
    player.move_forward(4)
    player.speak(number)
