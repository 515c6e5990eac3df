import player

song = "and me!"

for sound in sounds:
    player.move_forward(2)
    song = f"{sound} {song}"
    player.speak(song)
    player.turn_left()
    player.move_forward()
    player.turn_right()

player.display("4 singers")
