import player

lines = ["The leaves are red", "the leaves are gold"]

# {poem}
for line in lines:
    player.move_forward(3)
    player.speak(line)
