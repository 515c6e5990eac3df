import player

ages = {"Ida": 8, "Leo": 11}
for child in children:
    player.move_forward(4)
    player.speak(ages[child])
