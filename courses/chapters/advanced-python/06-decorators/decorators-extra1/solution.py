import player

# {memory}
def only_once(deliver):
    known = []
    def wrapper(name):
        if name not in known:
            known.append(name)
            deliver(name)
    return wrapper

# {deliver}
@only_once
def bread_for(name):
    print("Bread for", name)
    player.place("bread")

# {walk}
turns = {
    "left": player.turn_left,
    "right": player.turn_right,
}
for steps, name, turn in plan:
    player.move_forward(steps)
    bread_for(name)
    turns[turn]()
