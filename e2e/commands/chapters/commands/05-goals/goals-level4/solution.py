import player

# {here}
player.move_forward(2)
for word in ["one", "two", "three"]:
    player.speak(word)
player.build("bridge")
