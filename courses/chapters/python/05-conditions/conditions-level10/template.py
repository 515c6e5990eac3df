import player

# {search}
while True:
    player.move_forward()

# {take}
player.speak("Berta")
