import player

def polite(function):
    def wrapper(steps):
        try:
            function(steps)
        except player.BumpedError:
            player.turn_right()
            who = player.look()
            player.speak(f"Sorry, {who}!")
    return wrapper

@polite
def walk(steps):
    player.move_forward(steps)

for steps in walks:
    walk(steps)
