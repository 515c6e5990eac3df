import player
import helper
import asyncio

async def main():
    await player.move_forward()
    moves = [helper.move_forward, helper.move_forward, helper.turn_left]
    moves += [helper.move_forward, helper.move_forward, helper.turn_right]
    for second in range(seconds):
        await moves[second % 6]()
    await player.write("Tide!")
    await helper.speak("I stop here!")

asyncio.run(main())
