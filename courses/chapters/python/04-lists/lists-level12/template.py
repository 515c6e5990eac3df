import player

lines = ["Red leaves", "gold leaves"]

# {poem}
for line in lines:
    player.move_forward(3)
    player.speak(line)

# {bow}
player.move_backward()
