import player

# {walk}
player.move_forward(4)

# {water}
while player.ask("Some more water?"):
    player.water()
