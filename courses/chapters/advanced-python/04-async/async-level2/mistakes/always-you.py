import player
import helper
import asyncio

async def pick(who):
    await player.move_forward(3)
    await player.turn_right()
    await player.move_forward(2)
    await player.speak("Ready!")

async def main():
    await pick(player)
    await pick(helper)

asyncio.run(main())
