import player

# {hens}
for number in range(1, 7):
    player.move_forward(2)
    player.speak(number)
