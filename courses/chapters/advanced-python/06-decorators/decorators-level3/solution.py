import player

# {knock}
def knock(action):
    def wrapper():
        player.speak("Knock, knock!")
        action()
    return wrapper

# {enter}
@knock
def enter():
    player.open()

# {go}
player.move_forward(2)
for hall in halls:
    enter()
    player.move_forward(hall)
    player.turn_right()
