import player

# {search}
while True:
    if player.look() == "Berta":
        break
    player.move_forward()

# {take}
player.speak("Berta")
