import { expect, test } from '@playwright/test';
import { z } from 'zod';
import { readSurroundings } from '../browser/surroundings.ts';
import { AWAKE } from '../fixtures/play.ts';
import { startRelay } from '../fixtures/relay.ts';
import { wordsOf } from '../fixtures/words.ts';
import { installedBrowsers } from './installed-browsers.ts';
import { keysOf, type OtherBrowser, SELECT_ALL } from './other-browser.ts';

const words = wordsOf('en');
const LEVEL = '/en/play/python/intro-level1';
const SOLVED = 'import player\n\nplayer.move_forward(3)\n';
const ENDLESS = 'def again():\n    again()\n\nagain()\n';

/** The page as a learner uses it, in a browser that Playwright cannot control. */
const inBrowser = (browser: OtherBrowser, origin: string) => {
  const text = async (): Promise<string> =>
    z.string().parse(await browser.evaluate(() => document.body.innerText));
  const press = (label: string): Promise<unknown> =>
    browser.evaluate((name) => {
      for (const button of document.querySelectorAll('button'))
        if (button.textContent.trim() === name) button.click();
    }, label);
  const selectProgram = async (): Promise<void> => {
    await browser.evaluate(() => document.querySelector<HTMLElement>('.cm-content')?.focus());
    await browser.press(SELECT_ALL);
  };
  return {
    /** Turns the story off and sets the speed to Turbo, which is possible only on a page of the site. */
    prepare: async (): Promise<void> => {
      await browser.goTo(`${origin}/en/privacy`);
      await browser.evaluate(() => {
        localStorage.setItem('hopcode.story', 'off');
        localStorage.setItem('game_speed', '62.5');
      });
    },
    open: (): Promise<void> => browser.goTo(origin + LEVEL),
    isUsable: (): Promise<void> => {
      const hasEditor = (): Promise<unknown> =>
        browser.evaluate(() => document.querySelector('.cm-content[contenteditable=true]') !== null);
      return expect.poll(hasEditor, { timeout: AWAKE }).toBe(true);
    },
    /** Replaces the program key by key. */
    type: async (code: string): Promise<void> => {
      await selectProgram();
      await browser.press(keysOf(code));
    },
    /** Replaces the program at once. */
    write: async (code: string): Promise<void> => {
      await selectProgram();
      await browser.evaluate((program) => document.execCommand('insertText', false, program), code);
    },
    code: async (): Promise<unknown> =>
      browser.evaluate(() =>
        [...document.querySelectorAll('.cm-line')].map(({ textContent }) => textContent).join('\n'),
      ),
    run: () => press(words('play.run.run')),
    tryAgain: () => press(words('failure.retry')),
    expectText: (expected: string): Promise<void> =>
      expect.poll(text, { timeout: AWAKE }).toContain(expected),
    /** The line with the error, or everything that the page says if no line is marked. */
    failedLine: async (): Promise<string> =>
      z
        .string()
        .parse(
          await browser.evaluate(
            () => document.querySelector('.cm-error-line')?.textContent ?? document.body.innerText,
          ),
        ),
    /** Waits until the service worker has stored the level. */
    isKept: (): Promise<void> => {
      const addresses = (): Promise<unknown> =>
        browser.evaluate(async () => {
          const { controller } = navigator.serviceWorker;
          const kept = await (await caches.open('hopcode-answers')).keys();
          return controller === null ? '' : kept.map(({ url }) => url).join(' ');
        });
      return expect.poll(addresses, { timeout: 2 * AWAKE }).toContain('/intro-level1?');
    },
  };
};

for (const { name, start } of installedBrowsers())
  test(`${name} runs programs, takes typed code, names the line of an endless recursion, gets lost scripts again, and works without a network`, async () => {
    test.slow();
    const relay = await startRelay(readSurroundings(process.env).origin);
    const browser = await start();
    try {
      const page = inBrowser(browser, relay.origin);
      await page.prepare();

      await test.step('a script that is lost at first', async () => {
        relay.lose('/assets/python-editor');
        await page.open();
        await page.expectText(words('play.loadFailedDetail'));
        relay.restore();
        await page.tryAgain();
        await page.isUsable();
      });
      await test.step('typed code', async () => {
        await page.type('print(len("ab"), [1, 2])');
        await expect.poll(page.code).toBe('print(len("ab"), [1, 2])');
      });
      await test.step('a program that solves the level', async () => {
        await page.write(SOLVED);
        await page.run();
        await page.expectText(words('play.complete.level.title'));
      });
      await test.step('an endless recursion', async () => {
        await page.write(ENDLESS);
        await page.run();
        // WebKit interprets Python's code at first. On a busy machine, the program takes longer than its time limit.
        const ends = new RegExp(`^    again\\(\\)$|${words('play.problem.timeTitle')}`);
        await expect.poll(page.failedLine, { timeout: AWAKE }).toMatch(ends);
      });
      await test.step('without a network', async () => {
        await page.isKept();
        relay.cut();
        await page.open();
        await page.isUsable();
        await page.write(SOLVED);
        await page.run();
        await page.expectText(words('play.complete.level.title'));
      });
    } finally {
      await browser.close();
      await relay.close();
    }
  });
