import player

# {frame}
def with_cheer(act):
    def wrapper():
        act()
        player.speak("Hooray!")
    return wrapper

# {acts}
@with_cheer
def walk_on():
    player.move_forward(3)

# {show}
walk_on()
