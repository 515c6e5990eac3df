import player

# {search}
for i in range(len(planks)):
    for j in range(i + 1, len(planks)):
        first = planks[i]
        second = planks[j]

# {tell}
player.move_forward(5)
player.speak(f"{first} and {second}")
player.build("woodRoad")
