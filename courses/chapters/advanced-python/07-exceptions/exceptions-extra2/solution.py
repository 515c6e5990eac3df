import player

# {polite}
def polite(function):
    def wrapper(steps):
        try:
            function(steps)
        except player.BumpedError:
            who = player.look()
            player.speak(f"Sorry, {who}!")
            player.turn_right()
    return wrapper

# {walk}
@polite
def walk(steps):
    player.move_forward(steps)

# {night}
for steps in walks:
    walk(steps)
