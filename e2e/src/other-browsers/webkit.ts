import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '@hopcode/server/database/embedded/free-port';
import { z } from 'zod';
import { asText, type OtherBrowser } from './other-browser.ts';

const failureSchema = z.object({ error: z.string(), message: z.string() });
const replySchema = z.object({ value: z.unknown() });
const sessionSchema = z.object({ sessionId: z.string() });

/** Sends a command to the driver. @throws if the driver answers with an error */
const send = async (address: string, body?: Readonly<Record<string, unknown>>): Promise<unknown> => {
  const answer = await fetch(address, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { value } = replySchema.parse(await answer.json());
  const failure = failureSchema.safeParse(value);
  if (failure.success) throw new Error(`${failure.data.error}: ${failure.data.message}`);
  return value;
};

const whenListening = async (address: string): Promise<void> => {
  for (let tries = 0; tries < 300; tries += 1) {
    const isListening = await send(`${address}/status`).then(
      () => true,
      () => false,
    );
    if (isListening) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The driver of WebKit did not start.');
};

/** Starts WebKitGTK with an empty profile, on a screen of its own that is not visible. */
export const startWebKit = async (driver: string): Promise<OtherBrowser> => {
  const port = await freePort();
  const server = spawn('xvfb-run', ['--auto-servernum', driver, `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
    env: {
      ...process.env,
      LIBGL_ALWAYS_SOFTWARE: '1',
      // WebKit's own sandbox does not start for the administrator.
      ...(process.getuid?.() === 0 ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } : {}),
    },
  });
  const stop = async (): Promise<void> => {
    if (server.exitCode !== null || server.pid === undefined) return;
    const ended = once(server, 'exit');
    // Ends the screen and the driver too.
    process.kill(-server.pid, 'SIGTERM');
    await ended;
  };
  const driverAddress = `http://127.0.0.1:${port}`;
  let session: string;
  try {
    await whenListening(driverAddress);
    const created = await send(`${driverAddress}/session`, { capabilities: { alwaysMatch: {} } });
    session = `${driverAddress}/session/${sessionSchema.parse(created).sessionId}`;
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    goTo: async (url) => {
      await send(`${session}/url`, { url });
    },
    evaluate: async (script, ...args) => {
      // The driver passes a function that takes the result.
      const text = `const [done] = arguments; (${asText(script, args)})().then(done, (error) => done(String(error)));`;
      const answer = z.string().parse(await send(`${session}/execute/async`, { script: text, args: [] }));
      return JSON.parse(answer);
    },
    press: async (keys) => {
      await send(`${session}/actions`, { actions: [{ type: 'key', id: 'keyboard', actions: keys }] });
    },
    close: async () => {
      await fetch(session, { method: 'DELETE' }).catch(() => {});
      await stop();
    },
  };
};
