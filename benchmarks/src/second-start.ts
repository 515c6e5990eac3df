// The time of `npm start`, from the command to the first answer, in a folder that already contains a complete build and
// a database.
import { dataFolder, startServer } from './host/server.ts';
import { interleaved, median, print } from './result.ts';

const data = dataFolder();
const [starts = []] = await interleaved(5, [
  async () => {
    const { startMilliseconds, stop } = await startServer(data, ['npm', 'start', '--silent']);
    await stop();
    return startMilliseconds;
  },
]);

print({
  name: 'second-start',
  value: median(starts),
  unit: 'ms',
  reference: 5000,
  against: 'the budget of 5 s',
  budget: { atMost: 1 },
  rounds: starts,
});
