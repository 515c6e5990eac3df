import player
import helper
import asyncio

async def main():
    await player.move_forward()
    try:
        async with asyncio.timeout(seconds):
            helper.move_forward(15)
    except TimeoutError:
        await player.write("Tide!")
        await helper.speak("I stop here!")

asyncio.run(main())
