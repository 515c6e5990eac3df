import player

logs = 4
needed = 4

# {check}
enough = logs >= needed

# {tell}
player.move_forward(5)
player.speak(enough)

# {build}
player.build("bridge")
player.move_forward(4)
