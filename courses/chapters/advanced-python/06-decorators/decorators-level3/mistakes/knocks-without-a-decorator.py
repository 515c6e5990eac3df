import player

def enter():
    player.speak("Knock, knock!")
    player.open()

player.move_forward(2)
for hall in halls:
    enter()
    player.move_forward(hall)
    player.turn_right()
