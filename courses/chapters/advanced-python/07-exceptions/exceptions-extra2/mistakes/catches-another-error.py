import player

def polite(function):
    def wrapper(steps):
        try:
            function(steps)
        except player.NothingHereError:
            who = player.look()
            player.speak(f"Sorry, {who}!")
            player.turn_right()
    return wrapper

@polite
def walk(steps):
    player.move_forward(steps)

for steps in walks:
    walk(steps)
