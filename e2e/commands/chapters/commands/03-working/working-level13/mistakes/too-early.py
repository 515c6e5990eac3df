import player

player.plant("carrotSeeds")
