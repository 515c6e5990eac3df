import player

# {logs}
def logs_for(bridges):
    return bridges * 4

# {hop}
def bridge():
    player.build("bridge")
    player.move_forward(2)

def hop(steps):
    player.move_forward(steps)
    bridge()
    player.turn_right()

# {trip}
player.move_forward()
logs = logs_for(len(islands))
player.speak(f"{logs} logs")
for steps in islands:
    hop(steps)
player.move_forward()
player.open()
