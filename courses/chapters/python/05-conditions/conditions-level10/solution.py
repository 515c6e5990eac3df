import player

# {search}
while True:
    if player.look() == "berta":
        break
    player.move_forward()

# {take}
player.speak("Berta")
