import player

for word in ["Hello", "Bzzz", "Fire"]:
    player.move_forward(4)
    player.speak(word)
