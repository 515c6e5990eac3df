import player

# {plan}
class Robot:
    def __init__(self, battery):
        self.battery = battery

    def go(self, steps):
        player.move_forward(steps)

# {trips}
robot = Robot(battery)
for steps in trips:
    robot.go(steps)

# {tell}
player.speak(robot.battery)
