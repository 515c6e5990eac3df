import player

turns = {
    "left": player.turn_left,
    "right": player.turn_right,
}
smudges = 0

# {follow}
def follow(word):
    pass

# {plan}
for word in plan:
    follow(word)

# {tell}
player.display(smudges)
