import player

song = "and me!"

for sound in sounds:
    player.move_forward(2)
    song = f"{sound} and me!"
    player.speak(song)
    player.turn_left()
    player.move_forward()
    player.turn_right()

player.display(f"{len(sounds)} singers")
