/** The voices of the browser. Empty if the browser has none, or until they have loaded. */
const voices = (): readonly SpeechSynthesisVoice[] => globalThis.speechSynthesis?.getVoices() ?? [];

/** Languages whose voices have another code. For example, Norwegian Bokmål is `nb`, and Indonesian was `in`. */
const OTHER_CODES: Readonly<Record<string, readonly string[]>> = { no: ['nb'], id: ['in'], he: ['iw'] };

/**
 * The browser's voice for a language code such as `he`. Prefers a voice on the device to a voice that sends the text
 * over the network. Undefined if there is no such voice.
 */
export const voiceFor = (language: string, all = voices()): SpeechSynthesisVoice | undefined => {
  const codes = [language, ...(OTHER_CODES[language] ?? [])];
  const fitting = all.filter(({ lang }) => codes.includes(lang.toLowerCase().split(/[-_]/)[0] ?? ''));
  return fitting.find(({ localService }) => localService) ?? fitting[0];
};

/** Reads text aloud in the voice of a language. Stops reading any other text. Does nothing if there is no voice. */
export const readAloud = (text: string, language: string): void => {
  const voice = voiceFor(language);
  if (!voice) return;
  const speech = new SpeechSynthesisUtterance(text);
  speech.voice = voice;
  speech.lang = voice.lang;
  // The speech is slower, because a child can then follow it better.
  speech.rate = 0.9;
  globalThis.speechSynthesis.cancel();
  globalThis.speechSynthesis.speak(speech);
};

/** Stops reading aloud. */
export const stopReading = (): void => globalThis.speechSynthesis?.cancel();
