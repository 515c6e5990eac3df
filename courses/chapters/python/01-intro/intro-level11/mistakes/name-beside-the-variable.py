import player

hen = "Berta"
player.move_forward(3)
player.speak("Berta")
