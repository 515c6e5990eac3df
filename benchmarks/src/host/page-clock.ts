import type { Page } from 'playwright-core';
import { z } from 'zod';

/** Moments of a page, in milliseconds since its navigation began. A moment that has not happened yet is absent. */
const clockSchema = z.object({
  /** When Python became ready. */
  python: z.number().optional(),
  /** When the code in the editor could be changed. */
  editor: z.number().optional(),
  /** When Run was last pressed. */
  pressed: z.number().optional(),
  /** When the first line of the last run was marked. */
  played: z.number().optional(),
  /** Script time of each animation frame. */
  frames: z.array(z.number()),
});
export type PageClock = z.infer<typeof clockSchema>;

/** Makes a page record its moments; call this before the page is opened. */
export const installClock = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const clock: { python?: number; editor?: number; played?: number } = {};
    const frames: number[] = [];
    const waiting: { name: keyof typeof clock; tell: () => void }[] = [];
    const note = (name: keyof typeof clock) => {
      if (clock[name] !== undefined) return;
      clock[name] = performance.now();
      for (const one of waiting) if (one.name === name) one.tell();
    };
    const when = (name: keyof typeof clock) =>
      new Promise<void>((tell, fail) => {
        if (clock[name] !== undefined) return tell();
        waiting.push({ name, tell });
        setTimeout(() => fail(new Error(`${name} has not come within a minute`)), 60_000);
      });
    Reflect.set(globalThis, 'benchmarkClock', { clock, frames, when });
    globalThis.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        this.addEventListener('message', ({ data }) => {
          if (data?.type === 'ready') note('python');
        });
      }
    };
    const frame = globalThis.requestAnimationFrame.bind(globalThis);
    globalThis.requestAnimationFrame = (callback) =>
      frame((time) => {
        const started = performance.now();
        callback(time);
        frames.push(performance.now() - started);
      });
    const look = () => {
      if (document.querySelector('[role=textbox][contenteditable=true]')) note('editor');
      if (document.querySelector('[role=textbox] [aria-current=step]')) note('played');
    };
    // Observes only what `look` needs, so that the clock does not slow down the page.
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      attributeFilter: ['role', 'contenteditable', 'aria-current'],
    });
  });
};

/** Reads the moments that a page has recorded so far. */
export const readClock = async (page: Page): Promise<PageClock> =>
  clockSchema.parse(
    await page.evaluate(() => {
      const { clock, frames } = Reflect.get(globalThis, 'benchmarkClock');
      return { ...clock, frames };
    }),
  );

/**
 * Waits until a page has recorded a moment, and returns it. The page reports the moment, because polling would make the
 * page draw extra frames.
 */
export const momentOf = async (page: Page, name: 'python' | 'editor' | 'played'): Promise<number> => {
  await page.evaluate((key) => Reflect.get(globalThis, 'benchmarkClock').when(key), name);
  return (await readClock(page))[name] ?? Number.NaN;
};

/** Presses Run inside the page, so that the measured time does not include sending a command to the browser. */
export const pressRun = async (page: Page, label: string): Promise<void> => {
  await page.getByRole('button', { name: label, exact: true }).waitFor();
  await page.evaluate((name) => {
    const { clock } = Reflect.get(globalThis, 'benchmarkClock');
    const button = [...document.querySelectorAll('button')].find((one) => one.textContent?.trim() === name);
    delete clock.played;
    clock.pressed = performance.now();
    button?.click();
  }, label);
};
