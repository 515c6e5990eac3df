import player

# {logs}
def logs_for(bridges):
    return bridges

# {hop}
def bridge():
    player.build("bridge")

def hop(steps):
    player.move_forward(steps)

# {trip}
player.move_forward()
logs = logs_for(len(islands))
player.speak(f"{logs} logs")
hop(islands[0])
player.move_forward()
player.open()
