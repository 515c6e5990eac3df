import i18next from 'i18next';
import { expect, it, vi } from 'vitest';
import { codeIsolation, loadIsolation } from './code-isolation.ts';
import { isolateCode } from './isolate-code.ts';

// Hebrew has words here, and Arabic has none.
vi.mock('virtual:words', () => ({ lacks: { he: [] }, openIndexes: () => Promise.resolve({}) }));

/** Shows LRI and PDI as ⟨ and ⟩. */
const shown = (text: string): string => text.replaceAll('\u2066', '⟨').replaceAll('\u2069', '⟩');

it.each([
  ['כתבו look() כאן', 'כתבו ⟨look()⟩ כאן'],
  ['כתבו move_forward(3).', 'כתבו ⟨move_forward(3)⟩.'],
  ['כתבו: x = 3', 'כתבו: ⟨x = 3⟩'],
  ['כתבו (למשל speak("Hi!")) כאן', 'כתבו (למשל ⟨speak("Hi!")⟩) כאן'],
  ['כתבו for i in range(3):', 'כתבו ⟨for i in range(3)⟩:'],
  ['זה Python, וזה 3', 'זה Python, וזה 3'],
  ['שלב 3 (מתוך 5)', 'שלב 3 (מתוך 5)'],
  ['כתבו `look()`', 'כתבו `look()`'],
  ['כתבו ) לפני הנקודתיים.', 'כתבו ⟨)⟩ לפני הנקודתיים.'],
  ['כל [ צריך ], וכל { צריך }.', 'כל [ צריך ], וכל { צריך }.'.replace(/[[\]{}]/g, '⟨$&⟩')],
  ['משווים עם !=', 'משווים עם ⟨!=⟩'],
  ['עם == או עם !=, לא', 'עם ⟨==⟩ או עם ⟨!=⟩, לא'],
  ['לא עם החץ =>.', 'לא עם החץ ⟨=>⟩.'],
  ['הערכים: [1, 2]', 'הערכים: ⟨[1, 2]⟩'],
  ['כתבו 3 * (4 + 5) כאן', 'כתבו ⟨3 * (4 + 5)⟩ כאן'],
  ['בית (אדום) ועץ', 'בית (אדום) ועץ'],
  ['מס (\u20687.5%\u2069)', 'מס (\u20687.5%⟩)'],
  ['3 - 5 צעדים', '3 - 5 צעדים'],
  ['', ''],
])('%j becomes %j', (text, expected) => {
  expect(shown(isolateCode(text))).toBe(expected);
});

it('isolates only in languages from right to left, and sentences that are still in English', async () => {
  await loadIsolation('he');
  const i18n = i18next.createInstance();
  await i18n.use(codeIsolation).init({
    lng: 'he',
    fallbackLng: 'en',
    postProcess: [codeIsolation.name],
    interpolation: { escapeValue: false },
    resources: {
      he: { translation: { write: 'כתבו {{code}}' } },
      en: { translation: { write: 'Write {{code}}', other: 'Write look()', name: 'Odo' } },
    },
  });
  expect(shown(i18n.t('write', { code: 'look()' }))).toBe('כתבו ⟨look()⟩');
  expect(shown(i18n.t('other'))).toBe('⟨Write look()⟩');
  expect(i18n.t('name')).toBe('Odo');
  await i18n.changeLanguage('ar');
  expect(i18n.t('other')).toBe('Write look()');
  await i18n.changeLanguage('en');
  expect(i18n.t('write', { code: 'look()' })).toBe('Write look()');
});
