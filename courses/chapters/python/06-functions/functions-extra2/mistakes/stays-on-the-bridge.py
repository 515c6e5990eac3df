import player

def logs_for(bridges):
    return bridges * 4

def bridge():
    player.build("bridge")
    player.move_forward()

def hop(steps):
    player.move_forward(steps)
    bridge()
    player.turn_right()

player.move_forward()
logs = logs_for(len(islands))
player.speak(f"{logs} logs")
for steps in islands:
    hop(steps)
player.move_forward()
player.open()
