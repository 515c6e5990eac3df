import player

hen = "berta"
player.move_forward(3)
player.speak(hen)
