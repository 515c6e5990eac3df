import player

song = "and me!"

# {stairs}
for sound in sounds:
    player.move_forward(2)
    player.speak(song)
    player.turn_left()
    player.move_forward()
    player.turn_right()

# {poster}
player.display("4 singers")
