import player
import helper
import asyncio

async def main():
    await player.move_forward()
    await helper.move_forward(seconds)
    await player.write("Tide!")
    await helper.speak("I stop here!")

asyncio.run(main())
