/** The browser's voices; empty where there are none, or until they have loaded. */
const voices = (): readonly SpeechSynthesisVoice[] => globalThis.speechSynthesis?.getVoices() ?? [];

/** Languages whose voices go by another code: Norwegian Bokmål is `nb`, and Indonesian was `in`. */
const OTHER_CODES: Readonly<Record<string, readonly string[]>> = { no: ['nb'], id: ['in'], he: ['iw'] };

/**
 * The browser's voice for a language such as `he`: one of the device before one that sends the text over the network.
 * Undefined if there is none.
 */
export const voiceFor = (language: string, all = voices()): SpeechSynthesisVoice | undefined => {
  const codes = [language, ...(OTHER_CODES[language] ?? [])];
  const fitting = all.filter(({ lang }) => codes.includes(lang.toLowerCase().split(/[-_]/)[0] ?? ''));
  return fitting.find(({ localService }) => localService) ?? fitting[0];
};

/** Reads a text aloud in the voice of a language, instead of what is being read. Does nothing without a voice. */
export const readAloud = (text: string, language: string): void => {
  const voice = voiceFor(language);
  if (!voice) return;
  const speech = new SpeechSynthesisUtterance(text);
  speech.voice = voice;
  speech.lang = voice.lang;
  // A child follows better.
  speech.rate = 0.9;
  globalThis.speechSynthesis.cancel();
  globalThis.speechSynthesis.speak(speech);
};

/** Ends what is being read aloud. */
export const stopReading = (): void => globalThis.speechSynthesis?.cancel();
