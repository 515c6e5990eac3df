import player

for number in range(1, 7):
    player.move_forward(2)
    if number % every == 0:
        player.place("corn")
    player.speak(number)
