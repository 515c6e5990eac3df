import player

def greeter(greeting):
    def greet(name):
        return f"{greeting}, {name}"
    pass

morning = greeter("Good morning")
for name in ["Ida", "Leo", "Mia"]:
    player.move_forward(2)
    player.speak(morning(name))
