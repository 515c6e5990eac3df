import player

lines = ["a", "b", "c", "d", "e", "f"]
for line in lines:
    player.move_forward(3)
    player.speak(line)
