import player

# {turn}
def to_the_left(action):
    def wrapper():
        player.turn_left()
        action()
        player.turn_right()
    return wrapper

# {lid}
def with_lid(action):
    def wrapper():
        player.open()
        action()
        player.close()
    return wrapper

# {store}
@with_lid
def store():
    player.place("gem")

# {go}
for tunnel in tunnels:
    player.move_forward(tunnel)
    store()
    player.turn_right()
