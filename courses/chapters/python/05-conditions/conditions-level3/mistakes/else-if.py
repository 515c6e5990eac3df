import player

for i in range(5):
    player.move_forward(2)
    player.turn_left()
    thing = player.look()
    if thing == "pumpkin":
        player.collect("pumpkin")
    else if thing == "watermelon":
        player.collect("watermelon")
    else:
        player.speak("Nothing here")
    player.turn_right()
