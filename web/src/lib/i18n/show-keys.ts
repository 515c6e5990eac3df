import { createStoredValue, wordCodec } from '../stored-value.ts';
import { keyMarks, keysIn } from './key-marks.ts';

/**
 * Whether a click with Alt shows the keys of the words in the clicked element. `?keys` in the address turns this on,
 * and `?keys=off` turns it off.
 */
const shown = createStoredValue('hopcode.keys', wordCodec(['on']));

const ATTRIBUTES = ['aria-label', 'placeholder', 'title', 'alt'] as const;

/**
 * The keys of the texts in an element and its attributes. If there are none, the keys of the nearest element around it
 * that has some.
 */
export const keysAt = (element: Element | null): readonly string[] => {
  for (let at = element; at; at = at.parentElement) {
    const texts = [...ATTRIBUTES.map((name) => at.getAttribute(name) ?? ''), at.textContent];
    const keys = texts.flatMap(keysIn);
    if (keys.length > 0) return [...new Set(keys)];
  }
  return [];
};

const fileOf = (key: string): string => `translations/<locale>/${key.replace(':', '.json  ')}`;

const onClick = (event: MouseEvent): void => {
  if (!event.altKey || !(event.target instanceof Element)) return;
  event.preventDefault();
  event.stopPropagation();
  const words = keysAt(event.target).map(fileOf).join('\n') || 'No words here';
  void navigator.clipboard?.writeText(words).catch(() => {});
  document.querySelector('#shown-keys')?.remove();
  const box = document.createElement('output');
  box.id = 'shown-keys';
  box.dir = 'ltr';
  box.textContent = words;
  box.style.cssText =
    'position:fixed;inset:auto 8px 8px;z-index:9999;padding:8px;white-space:pre-wrap;font:14px monospace;background:Canvas;color:CanvasText;border:2px solid';
  document.body.append(box);
};

/**
 * For translators, only in development. Marks each text with its key, and shows the key after a click with Alt. Returns
 * the postprocessor for i18next, or undefined if the page does not show keys.
 */
export const startShowingKeys = (search: string): typeof keyMarks | undefined => {
  const asked = new URLSearchParams(search).get('keys');
  if (asked === 'off') shown.remove();
  else if (asked !== null) shown.write('on');
  if (shown.read() === undefined) return undefined;
  document.addEventListener('click', onClick, { capture: true });
  return keyMarks;
};
