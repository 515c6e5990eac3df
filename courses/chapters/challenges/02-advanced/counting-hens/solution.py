import player

# {hens}
for number in range(1, 7):
    player.move_forward(2)
    if number % every == 0:
        player.place("corn")
    else:
        player.speak(number)
