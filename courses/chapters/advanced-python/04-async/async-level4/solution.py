import player
import helper
import asyncio

# {search}
async def search():
    while True:
        await helper.move_forward(2)
        await helper.turn_left()
        await helper.move_forward(2)
        await helper.turn_right()

# {watch}
async def main():
    await player.move_forward()
    try:
        async with asyncio.timeout(seconds):
            await search()
    except TimeoutError:
        # {tide}
        await player.write("Tide!")
        await helper.speak("I stop here!")

asyncio.run(main())
