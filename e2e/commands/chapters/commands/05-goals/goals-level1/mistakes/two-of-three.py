import player

carrots = 5
hen = "Berta"
