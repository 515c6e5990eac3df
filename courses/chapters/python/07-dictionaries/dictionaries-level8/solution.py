import player

ages = {"Ida": 8, "Leo": 11}

# {tell}
for child in children:
    player.move_forward(4)
    player.speak(ages.get(child, "?"))
