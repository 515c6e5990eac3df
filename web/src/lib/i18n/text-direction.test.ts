import i18next from 'i18next';
import { expect, it, vi } from 'vitest';
import { codeIsolation, isolatedText, loadIsolation } from './code-isolation.ts';
import { withOwnDirection } from './i18n.ts';

// In these tests Hebrew has words, and Arabic has none.
vi.mock('virtual:words', () => ({ lacks: { he: [] }, openIndexes: () => Promise.resolve({}) }));

/** Shows LRI and PDI as ⟨ and ⟩, and the right-to-left mark as ←. */
const shown = (text: string): string =>
  text.replaceAll('\u2066', '⟨').replaceAll('\u2069', '⟩').replaceAll('\u200f', '←');

it('isolates only in right-to-left languages, including sentences that are still in English', async () => {
  await loadIsolation('he');
  const i18n = i18next.createInstance();
  await i18n.use(codeIsolation).init({
    lng: 'he',
    fallbackLng: 'en',
    postProcess: [codeIsolation.name],
    interpolation: { escapeValue: false },
    resources: {
      he: { translation: { write: 'כתבו {{code}}', list: '- Python קורא.\n- look() בודקת.' } },
      en: {
        translation: {
          write: 'Write {{code}}',
          other: 'Write look()',
          name: 'Odo',
          items: '- A hen.\n- A cow.',
        },
      },
    },
  });
  expect(shown(i18n.t('write', { code: 'look()' }))).toBe('כתבו ⟨look()⟩');
  expect(shown(i18n.t('other'))).toBe('⟨Write look()⟩');
  expect(i18n.t('name')).toBe('Odo');
  expect(shown(i18n.t('list'))).toBe('- ←Python קורא.\n- ⟨look()⟩ בודקת.');
  expect(shown(i18n.t('items'))).toBe('- ⟨A hen.⟩\n- ⟨A cow.⟩');
  await i18n.changeLanguage('ar');
  expect(i18n.t('other')).toBe('Write look()');
  await i18n.changeLanguage('en');
  expect(i18n.t('write', { code: 'look()' })).toBe('Write look()');
});

it('does not split a name with letters of both directions', async () => {
  await loadIsolation('he');
  const i18n = i18next.createInstance();
  const { language } = i18next;
  i18next.language = 'he';
  await i18n.use(codeIsolation).init({
    lng: 'he',
    postProcess: [codeIsolation.name],
    interpolation: { escape: withOwnDirection },
    resources: { he: { translation: { made: 'נוצר: {{name}}.' } } },
  });
  expect(i18n.t('made', { name: 'כיתה ה׳2 (Python)' })).toBe('נוצר: \u2068כיתה ה׳2 (Python)\u2069.');
  expect(shown(i18n.t('made', { name: '5b (Python)' }))).toBe('נוצר: ⟨5b (Python)⟩.');
  i18next.language = language;
});

it('isolates a text from the server like a text from the word files', async () => {
  await loadIsolation('he');
  expect(shown(isolatedText('Python קורא `look()` אחרי x = 3.', 'he'))).toBe(
    '←Python קורא `look()` אחרי ⟨x = 3⟩.',
  );
  expect(shown(isolatedText('Python reads x = 3.', 'en'))).toBe('Python reads x = 3.');
});
