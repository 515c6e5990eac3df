import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';

const MODULE = new URL('./freeze-intrinsics.ts', import.meta.url);

/** Evaluates an expression in a new thread with frozen intrinsics. */
const inFrozenRealm = async (expression: string): Promise<unknown> => {
  const source = `
    import { parentPort } from 'node:worker_threads';
    const { freezeIntrinsics } = await import('${MODULE.href}');
    freezeIntrinsics();
    let answer;
    try { answer = String(${expression}); } catch (error) { answer = error.name; }
    parentPort.postMessage(answer);`;
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(source)}`), { execArgv: [] });
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  worker.on('message', resolve);
  worker.on('error', reject);
  const answer = await promise;
  await worker.terminate();
  return answer;
};

it.each([
  ['Array.prototype.every = () => true', 'TypeError'],
  ['Object.prototype.polluted = 1', 'TypeError'],
  ['Object.prototype.toString = () => ""', 'TypeError'],
  ['JSON.parse = null', 'TypeError'],
  ['Math.max = null', 'TypeError'],
  ['Reflect.ownKeys = null', 'TypeError'],
  ['globalThis.Map = class {}', 'TypeError'],
  ['Promise.prototype.then = null', 'TypeError'],
  ['RegExp.prototype.exec = null', 'TypeError'],
  ['(async () => {}).constructor.prototype.call = null', 'TypeError'],
  ['Object.getPrototypeOf([].values()).next = null', 'TypeError'],
  ['Object.getPrototypeOf(Uint8Array).prototype.set = null', 'TypeError'],
  ['Error.captureStackTrace = null', 'TypeError'],
  ['WebAssembly.Memory.prototype.grow = null', 'TypeError'],
  ['TextDecoder.prototype.decode = null', 'TypeError'],
  // Code can still change objects that it creates itself.
  ['Object.assign(new Error("a"), { name: "B", message: "c" })', 'B: c'],
  ['((o) => { o.toString = () => "own"; return o; })({})', 'own'],
  ['[1, 2].map((n) => n + 1).concat([4])', '2,3,4'],
  ['new (class extends Error { constructor() { super("x"); this.name = "Own"; } })()', 'Own: x'],
  ['(Error.stackTraceLimit = 5)', '5'],
])('%s gives %s', async (expression, answer) => {
  expect(await inFrozenRealm(expression)).toBe(answer);
});
