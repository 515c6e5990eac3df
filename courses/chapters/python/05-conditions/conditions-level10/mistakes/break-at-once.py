import player

# {search}
while True:
    player.move_forward()
    break

# {take}
player.speak("Berta")
