import player

# {frame}
def with_cheer(act):
    def wrapper():
        act()
        player.speak("Ta-da!")
    return wrapper

def with_spin(act):
    def wrapper():
        act()
        player.turn_right()
    return wrapper

# {acts}
@with_spin
@with_cheer
def walk_on():
    player.move_forward(3)

# {show}
walk_on()
walk_on()
walk_on()
