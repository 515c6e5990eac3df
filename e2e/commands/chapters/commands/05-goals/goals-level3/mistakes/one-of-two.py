import player

player.move_forward(2)
player.plant("carrotSeeds")
player.water()
player.speak("Grow!")
player.speak("Grow!")
