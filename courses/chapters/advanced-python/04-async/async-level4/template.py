import player
import helper
import asyncio

# {watch}
async def main():
    await player.move_forward()
    try:
        # {search}
        async with asyncio.timeout(1):
            helper.move_forward(15)
    except TimeoutError:
        # {tide}
        await player.write("Tide!")
        await helper.speak("I stop here!")

asyncio.run(main())
