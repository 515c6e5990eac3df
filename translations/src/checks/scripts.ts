/** The scripts of the languages that are not written in Latin letters (Unicode names). */
export const SCRIPTS: Readonly<Record<string, readonly string[]>> = {
  zh: ['Han'],
  he: ['Hebrew'],
  ar: ['Arabic'],
  uk: ['Cyrillic'],
  hi: ['Devanagari'],
  ja: ['Han', 'Hiragana', 'Katakana'],
  ko: ['Hangul', 'Han'],
  ru: ['Cyrillic'],
  el: ['Greek'],
  th: ['Thai'],
  bg: ['Cyrillic'],
};

/** Letters other than a to z in the languages with Latin letters, including those of loan words and names. */
export const LATIN_LETTERS: Readonly<Record<string, string>> = {
  es: 'áéíñóúü',
  fr: 'àâæçéèêëîïôœùûüÿ',
  de: 'äöüßé',
  pt: 'áàâãçéêíóôõúü',
  it: 'àèéìíîòóù',
  nl: 'áéèëïíóöúüĳà',
  sv: 'åäöéàü',
  pl: 'ąćęłńóśźżé',
  da: 'æøåéèöäü',
  fi: 'äöåšžé',
  no: 'æøåéèêòóôàäöü',
  tr: 'çğıöşüâîû',
  cs: 'áčďéěíňóřšťúůýžöü',
  hu: 'áéíóöőúüű',
  ro: 'ăâîșțéáó',
  id: 'éè',
  ms: 'éè',
  vi: 'ăâđêôơưàảãáạằẳẵắặầẩẫấậèẻẽéẹềểễếệìỉĩíịòỏõóọồổỗốộờởỡớợùủũúụừửữứựỳỷỹýỵ',
};

/**
 * Letters of similar languages in the same script: a text that contains them is probably in the wrong language. A language
 * whose script several languages use needs a row; its own letters must not be in it.
 */
export const STRANGE_LETTERS: Readonly<Record<string, string>> = {
  ru: 'іїєґўјљњћђџѓќѕ',
  uk: 'ыэъёўјљњћђџѓќѕ',
  bg: 'ыэёіїєґўјљњћђџѓќѕ',
  // Traditional forms of very common characters.
  zh: '們個這說請為時對會來開關點選學習題顯標錯誤從後還沒過進讓寫讀聽間門問頭買賣東車長風飛馬魚鳥',
  // Letters of Persian and Urdu.
  ar: 'پچژگکیےہھ',
};
