import player

lines = ["One", "two", "three"]
for line in lines:
    player.move_forward(3)
    player.speak(line)
