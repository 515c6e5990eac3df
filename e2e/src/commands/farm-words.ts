import type { Page } from '@playwright/test';
import { type Words, wordsOf } from '../fixtures/words.ts';

/** Sentences about the farm, as the live region beside the picture says them in a language. */
export type FarmWords = {
  readonly sentence: Words;
  /** The name of one thing. */
  readonly thing: (type: string) => string;
  /** A sentence whose words depend on a number. */
  readonly counted: (key: string, count: number, gaps: Readonly<Record<string, number>>) => string;
};

export const farmWords = (locale: string): FarmWords => {
  const stage = wordsOf(locale, 'stage');
  const engine = wordsOf(locale, 'engine');
  const plural = new Intl.PluralRules(locale);
  return {
    sentence: stage,
    thing: (type) => engine(`things.${type}_one`),
    counted: (key, count, gaps) => stage(`${key}_${plural.select(count)}`, { ...gaps, count }),
  };
};

/** Has a page remember everything that its live regions say; to be called before it opens anything. */
export const rememberSentences = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(globalThis, { sentencesSaid: said });
    new MutationObserver((records) => {
      for (const { target } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest('[role="status"]');
        if (region?.textContent) said.push(region.textContent);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
};

/** What the live regions have said since the last call. */
export const takeSentences = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const said: unknown = Reflect.get(globalThis, 'sentencesSaid');
    return Array.isArray(said) ? said.splice(0).join('\n') : '';
  });
