/**
 * Friendly, short words about farms and forests, for the usernames of children. In a language whose adjectives change
 * with their noun, all nouns are masculine. Words that are rude slang anywhere are left out (a rabbit in Spanish, an
 * oak in Portuguese): a test checks the combinations against a list.
 */
export type UsernameWords = {
  readonly qualities: readonly string[];
  readonly things: readonly string[];
  /** Which of the two words comes first. */
  readonly first: 'quality' | 'thing';
  /** The separator of the parts; empty if capital letters separate the words. */
  readonly joint: '' | '-';
};

const list = (text: string): readonly string[] => text.trim().split(/\s+/);

/** English nouns; passwords for children use them too. */
export const ENGLISH_THINGS = list(`
  Acorn Apple Badger Beetle Berry Carrot Poppy Chick Clover Daisy Duck Fern Fox Goose Hare Hedgehog
  Kitten Lamb Maple Meadow Mouse Otter Owl Pebble Pear Plum Pony Pumpkin Rabbit Robin Sparrow Turnip`);

const ENGLISH: UsernameWords = {
  first: 'quality',
  joint: '',
  qualities: list(`
    Brave Breezy Bright Calm Cheery Clever Curious Dapper Eager Funny Gentle Golden Happy Jolly Kind Lively
    Lucky Merry Mighty Nimble Plucky Proud Quick Quiet Silver Smart Snowy Sunny Swift Tiny Witty Zippy`),
  things: ENGLISH_THINGS,
};

const BY_LOCALE: ReadonlyMap<string, UsernameWords> = new Map<string, UsernameWords>([
  ['en', ENGLISH],
  [
    'es',
    {
      first: 'thing',
      joint: '',
      qualities: list(`
        Alegre Feliz Valiente Veloz Amable Brillante Listo Curioso Tranquilo Risueño Simpático Audaz Ágil
        Dorado Genial Gentil Leal Noble Sereno Sonriente`),
      things: list(`
        Búho Erizo Cordero Poni Ratón Tejón Gorrión Trébol Tomate Limón Girasol Roble Caracol Delfín Castor
        Koala Panda Grillo Lince Colibrí`),
    },
  ],
  [
    'fr',
    {
      first: 'thing',
      joint: '',
      qualities: list(`
        Malin Joyeux Rapide Brave Curieux Calme Gentil Rieur Doré Vif Sage Agile Serein Souriant Loyal
        Brillant Heureux Habile Tranquille Radieux`),
      things: list(`
        Lapin Renard Hibou Hérisson Canard Mouton Poney Castor Écureuil Panda Koala Moineau Tournesol
        Trèfle Sapin Citron Radis Escargot Dauphin Pinson`),
    },
  ],
  [
    'de',
    {
      first: 'quality',
      joint: '',
      qualities: list(`
        Fröhlicher Mutiger Kluger Flinker Froher Sonniger Lustiger Munterer Netter Tapferer Schlauer
        Goldener Heiterer Ruhiger Freundlicher Pfiffiger Wacher Bunter Schneller Stiller`),
      things: list(`
        Hase Fuchs Igel Dachs Biber Otter Spatz Panda Koala Kürbis Apfel Klee Ahorn Kiebitz Falke Delfin
        Frosch Luchs Storch Rabe`),
    },
  ],
  [
    'he',
    {
      first: 'thing',
      joint: '-',
      qualities: list(`
        שמח אמיץ חכם מהיר סקרן עליז רגוע נחמד זריז חביב חרוץ נבון זהוב מחייך נאמן חייכן אדיב שקט בהיר עדין`),
      things: list(`
        ארנב שועל ינשוף קיפוד ברווז סוסון דולפין כבש סנאי צב תפוח אגס לימון אלון דרור שחף טווס נמר אריה דוב`),
    },
  ],
  [
    'ar',
    {
      first: 'thing',
      joint: '-',
      qualities: list(`
        سعيد شجاع ذكي سريع لطيف مرح هادئ فضولي نشيط ودود لامع ذهبي مبتسم صبور ماهر وفي بارع رشيق حكيم طيب`),
      things: list(`
        أرنب ثعلب قنفذ سنجاب دلفين عصفور بلبل صقر نسر غزال حصان فهد نمر أسد باندا كوالا قمر نجم تفاح زيتون`),
    },
  ],
  [
    'uk',
    {
      first: 'quality',
      joint: '',
      qualities: list(`
        Веселий Сміливий Мудрий Швидкий Добрий Сонячний Золотий Кмітливий Спритний Щасливий Лагідний Чемний
        Допитливий Бадьорий Яскравий Спокійний Дружній Ясний Відважний Привітний`),
      things: list(`
        Заєць Лис Їжак Кіт Борсук Горобець Дельфін Соняшник Гарбуз Клен Лелека Коник Пінгвін Жайвір Тигр
        Орел Сокіл Дрізд Місяць Кавун`),
    },
  ],
  [
    'ru',
    {
      first: 'quality',
      joint: '',
      qualities: list(`
        Весёлый Смелый Мудрый Быстрый Добрый Солнечный Золотой Умный Ловкий Счастливый Ласковый Вежливый
        Бодрый Яркий Спокойный Дружный Ясный Отважный Славный Приветливый`),
      things: list(`
        Заяц Лис Ёжик Барсук Воробей Дельфин Подсолнух Арбуз Клён Аист Пингвин Жаворонок Тигр Орёл Сокол
        Дрозд Месяц Щегол Лимон Журавль`),
    },
  ],
  [
    'pt',
    {
      first: 'thing',
      joint: '',
      qualities: list(`
        Feliz Alegre Veloz Valente Gentil Brilhante Curioso Calmo Esperto Dourado Amigo Risonho Leal Sereno
        Sábio Ágil Nobre Tranquilo Corajoso Animado`),
      things: list(`
        Coelho Esquilo Ouriço Castor Golfinho Panda Coala Pardal Girassol Trevo Limão Tomate Caracol
        Cordeiro Canguru Lince Colibri Rouxinol Pinguim Tucano`),
    },
  ],
  [
    'pl',
    {
      first: 'quality',
      joint: '',
      qualities: list(`
        Wesoły Dzielny Mądry Szybki Dobry Słoneczny Złoty Bystry Zwinny Szczęśliwy Łagodny Miły Ciekawski
        Żwawy Jasny Spokojny Przyjazny Odważny Radosny Uprzejmy`),
      things: list(`
        Zając Lis Jeż Borsuk Wróbel Delfin Słonecznik Arbuz Klon Bocian Pingwin Skowronek Tygrys Orzeł
        Sokół Drozd Księżyc Motyl Kucyk Żuraw`),
    },
  ],
]);

/** Codes of the languages with their own words. */
export const USERNAME_LOCALES: readonly string[] = [...BY_LOCALE.keys()];

/**
 * The words of a language. If a language has no words, it gets the English words, because every keyboard has their
 * letters.
 */
export const usernameWords = (locale: string): UsernameWords => BY_LOCALE.get(locale) ?? ENGLISH;
