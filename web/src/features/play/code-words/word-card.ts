import { DEFAULT_LOCALE, localeOf } from '@hopcode/translations/locales';
import { readAloud, voiceFor } from '../../../lib/speech.ts';
import { svgSign } from '../editor/svg-sign.ts';
import classes from './word-card.module.css';
import type { WordTexts } from './word-texts.ts';

const SPEAKER = 'M11 5 6 9H2v6h4l5 4zM15.5 8.5a5 5 0 0 1 0 7M19 5a10 10 0 0 1 0 14';

const element = (tag: string, text: string, className?: string): HTMLElement => {
  const made = document.createElement(tag);
  made.textContent = text;
  if (className) made.className = className;
  return made;
};

/** A button that reads text aloud. Returns nothing if the browser has no voice for the language. */
const speaker = (label: string, text: string, language: string): Node[] => {
  if (!voiceFor(language)) return [];
  const button = document.createElement('button');
  button.type = 'button';
  button.title = label;
  button.setAttribute('aria-label', label);
  button.append(svgSign(24, SPEAKER));
  // This prevents the editor from losing the focus and its cursor.
  button.addEventListener('mousedown', (event) => event.preventDefault());
  button.addEventListener('click', () => readAloud(text, language));
  return [button];
};

/**
 * An English voice reads names and symbols of code. Otherwise a voice would read `for` as a word of its own language.
 */
const head = (code: string, texts: WordTexts): HTMLElement => {
  const row = element('div', '', classes.head);
  row.append(element('code', code), ...speaker(texts.sayCode, code, DEFAULT_LOCALE));
  return row;
};

/** The card about a piece of code: how to say it, what it means, and an example. */
export const wordCard = (code: string, texts: WordTexts): HTMLElement => {
  const card = element('div', '', classes.card);
  const words = element('div', '');
  words.dir = localeOf(texts.language)?.dir ?? 'ltr';
  words.lang = texts.language;
  const meaning = element('p', texts.meaning);
  meaning.append(...speaker(texts.sayMeaning, `${texts.read}. ${texts.meaning}`, texts.language));
  words.append(
    element('p', texts.readLabel, classes.read),
    meaning,
    element('p', texts.exampleLabel, classes.label),
  );
  const example = document.createElement('pre');
  example.append(element('code', texts.example));
  card.append(head(code, texts), words, example);
  return card;
};
