import player
import helper
import asyncio

async def pick():
    await player.move_forward(3)
    await player.turn_right()
    await player.move_forward(2)
    await player.speak("Ready!")

async def pick_too():
    await helper.move_forward(3)
    await helper.turn_right()
    await helper.move_forward(2)
    await helper.speak("Ready!")

async def main():
    await pick()
    await pick_too()

asyncio.run(main())
