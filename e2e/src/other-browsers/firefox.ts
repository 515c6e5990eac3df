import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { asText, type OtherBrowser } from './other-browser.ts';

const replySchema = z.object({
  id: z.number().nullish(),
  type: z.string(),
  message: z.string().optional(),
  result: z.unknown(),
});
const tabSchema = z.object({ context: z.string() });
const scriptSchema = z.object({ type: z.literal('success'), result: z.object({ value: z.string() }) });

type Send = (method: string, params: Readonly<Record<string, unknown>>) => Promise<unknown>;

/** Connects to the address that Firefox has printed. */
const connect = async (address: string): Promise<Send> => {
  const socket = new WebSocket(`${address}/session`);
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>();
  socket.addEventListener('message', ({ data }) => {
    const reply = replySchema.parse(JSON.parse(String(data)));
    const asked = waiting.get(reply.id ?? -1);
    if (reply.type === 'error') asked?.reject(new Error(reply.message));
    else asked?.resolve(reply.result);
  });
  await once(socket, 'open');
  let count = 0;
  return (method, params) => {
    count += 1;
    const id = count;
    socket.send(JSON.stringify({ id, method, params }));
    return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
  };
};

/** A window without the focus ignores keys. In the test mode, Firefox behaves as if its window had the focus. */
const SETTINGS = 'user_pref("focusmanager.testmode", true);\n';

/** Starts a Firefox without a window and with an empty profile. */
export const startFirefox = async (program: string): Promise<OtherBrowser> => {
  const profile = mkdtempSync(join(tmpdir(), 'hopcode-firefox-'));
  writeFileSync(join(profile, 'user.js'), SETTINGS);
  const firefox = spawn(
    program,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0', 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const close = async (): Promise<void> => {
    const ended = firefox.exitCode === null ? once(firefox, 'exit') : undefined;
    firefox.kill('SIGKILL');
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  let address: string | undefined;
  for await (const line of createInterface({ input: firefox.stderr })) {
    address = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
    if (address !== undefined) break;
  }
  firefox.stderr.resume();
  if (address === undefined) {
    await close();
    throw new Error('Firefox ended before it accepted a connection.');
  }
  const send = await connect(address);
  await send('session.new', { capabilities: {} });
  const { context } = tabSchema.parse(await send('browsingContext.create', { type: 'tab' }));
  return {
    goTo: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    evaluate: async (script, ...args) => {
      const answer = await send('script.callFunction', {
        functionDeclaration: asText(script, args),
        target: { context },
        awaitPromise: true,
      });
      return JSON.parse(scriptSchema.parse(answer).result.value);
    },
    press: async (keys) => {
      const actions = [{ type: 'key', id: 'keyboard', actions: keys }];
      await send('input.performActions', { context, actions });
    },
    close,
  };
};
