import player

# {here}
player.move_forward(2)
player.plant("carrotSeeds")
player.water()
player.speak("Grow well!")
player.speak("Grow!")
