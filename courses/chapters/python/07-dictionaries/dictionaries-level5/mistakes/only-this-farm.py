import player

for name in ["Lotte", "Berta", "Max"]:
    player.move_forward(2)
    player.speak(name)
