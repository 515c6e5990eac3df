import player

# {walker}
class Walker:
    def step(self):
        player.move_forward()

    def walk(self, steps):
        for i in range(steps):
            self.step()

# {climber}
class Climber(Walker):
    def step(self):
        player.move_forward()
        player.turn_left()
        player.move_forward()
        player.turn_right()

# {go}
Walker().walk(meadow)
Climber().walk(stairs)
