import player

player.move_forward(2)
for word in ["one", "two"]:
    player.speak(word)
player.build("bridge")
