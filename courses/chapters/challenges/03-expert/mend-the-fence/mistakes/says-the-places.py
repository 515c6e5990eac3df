import player

# {search}
for i in range(len(planks)):
    for j in range(i + 1, len(planks)):
        if planks[i] + planks[j] == gap:
            first = i
            second = j

# {tell}
player.move_forward(5)
player.speak(f"{first} and {second}")
player.build("woodRoad")
