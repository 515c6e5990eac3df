import { afterEach, expect, it, vi } from 'vitest';
import { readAloud, voiceFor } from './speech.ts';

const voice = (lang: string, localService = true): SpeechSynthesisVoice => ({
  lang,
  localService,
  name: lang,
  default: false,
  voiceURI: `${lang}-${localService}`,
});

it.each([
  ['he', [voice('en-US'), voice('he-IL')], 'he-IL'],
  ['he', [voice('iw_IL')], 'iw_IL'],
  ['no', [voice('nb-NO')], 'nb-NO'],
  ['en', [voice('eo'), voice('en-GB')], 'en-GB'],
  ['fi', [voice('fil-PH')], undefined],
  ['de', [], undefined],
])('the voice for %s', (language, all, found) => {
  expect(voiceFor(language, all)?.lang).toBe(found);
});

it('prefers a voice of the device', () => {
  expect(voiceFor('es', [voice('es-ES', false), voice('es-MX')])?.lang).toBe('es-MX');
});

afterEach(() => vi.unstubAllGlobals());

it('stops the previous text to read a new one, and reads nothing without a voice', () => {
  const calls: string[] = [];
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => [voice('he-IL')],
    cancel: () => calls.push('cancel'),
    speak: ({ text, lang }: { readonly text: string; readonly lang: string }) =>
      calls.push(`${lang} ${text}`),
  });
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
  readAloud('שלום', 'he');
  readAloud('Hallo', 'de');
  expect(calls).toEqual(['cancel', 'he-IL שלום']);
});
