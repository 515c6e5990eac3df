import type { Page } from '@playwright/test';
import { hasWords, wordsOf } from '../fixtures/words.ts';

type Gaps = Readonly<Record<string, string | number>>;

/** The farm's sentences for screen readers, in one language. */
export type FarmWords = {
  /** A sentence by its key below `narration.event`. */
  readonly sentence: (key: string, gaps?: Gaps) => string;
  /** A sentence whose plural form depends on a number. */
  readonly counted: (key: string, count: number, gaps: Gaps) => string;
  /** The name of a type of thing; singular unless `count` is larger. */
  readonly thing: (type: string, count?: number) => string;
  /** The name of a direction or of a state, such as `facings.left` or `narration.states.open`. */
  readonly name: (key: string) => string;
};

export const farmWords = (locale: string): FarmWords => {
  const words = wordsOf(locale, 'engine');
  const formOf = (key: string, count: number): string => {
    const own = `${key}_${new Intl.PluralRules(locale).select(count)}`;
    return hasWords(locale, 'engine', own) ? own : `${key}_${new Intl.PluralRules('en').select(count)}`;
  };
  const sentence = (key: string, gaps?: Gaps): string => {
    const said = words(`narration.event.${key}`, gaps);
    return said.endsWith('!') ? said : `${said}.`;
  };
  return {
    sentence,
    counted: (key, count, gaps) =>
      sentence(formOf(`narration.event.${key}`, count).slice('narration.event.'.length), { ...gaps, count }),
    thing: (type, count = 1) => words(formOf(`things.${type}`, count)),
    name: words,
  };
};

/** Makes a page record everything that its live regions announce. Call this before the page opens anything. */
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

/** What the live regions have announced since the last call. */
export const takeSentences = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const said: unknown = Reflect.get(globalThis, 'sentencesSaid');
    return Array.isArray(said) ? said.splice(0).join('\n') : '';
  });
