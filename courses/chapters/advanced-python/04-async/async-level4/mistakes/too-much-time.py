import player
import helper
import asyncio

async def main():
    await player.move_forward()
    async with asyncio.timeout(seconds):
        await helper.move_forward(15)
    await player.write("Tide!")
    await helper.speak("I stop here!")

asyncio.run(main())
