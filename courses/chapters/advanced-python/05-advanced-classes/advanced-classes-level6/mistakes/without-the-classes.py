import player

for kind, steps, seeds in plan:
    player.move_forward(steps)
    player.plant(seeds)
    if kind == "thirsty":
        player.water()
    player.turn_right()
player.speak(f"{len(plan)} beds")
