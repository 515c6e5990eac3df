/**
 * Words in the most guessed passwords, in several of the site's languages. Words with symbols instead of letters are
 * listed as people type them.
 */
const WORDS: ReadonlySet<string> = new Set(
  `
  hopcode password passwords passwort passw0rd p@ssword p@ssw0rd pa$$word pa$$w0rd mypassword newpassword
  motdepasse contraseña contrasena senha minhasenha parola parolamea wachtwoord welkom lösenord losenord adgangskode
  salasana hasło haslo heslo jelszo jelszó lozinka şifre sifre пароль парол סיסמה סיסמא
  letmein welcome willkommen bienvenue changeme default secret geheim test testing tester guest user master login
  admin administrator root superuser access computer internet samsung google facebook youtube minecraft roblox fortnite
  pokemon nintendo playstation starwars matrix whatever trustno freedom
  iloveyou iloveu loveyou lovely loveme lover teamo tequiero jetaime ichliebedich tiamo euteamo seniseviyorum
  sunshine princess princesa prinzessin princesse princesita superman batman spiderman ironman dragon monkey shadow
  football baseball basketball softball soccer hockey tennis cricket fussball futbol chelsea liverpool arsenal
  barcelona realmadrid juventus galatasaray fenerbahce besiktas benfica flamengo corinthians steelers cowboys yankees
  charlie michael jessica jennifer michelle nicole ashley daniel andrew anthony thomas george jordan hunter robert
  william joshua matthew alexander alexandra samantha christian elizabeth victoria veronica fernando alejandro
  sebastian gabriel francesco francesca andreas florian stefanie schatz hallo hello hallohallo hellohello
  flower butterfly chocolate cookie cheese pepper summer winter spring autumn sommer purple orange yellow silver golden
  diamond ginger buster tigger hannah maggie bailey harley mustang corvette ferrari porsche mercedes blink
  angel angels jesus jesuschrist heaven blessed christ fuckyou asshole killer ninja pirate warrior wizard hacker
  family forever friends bestfriend together babygirl babyboy mother father mommy daddy
  schule school student teacher lehrer wasd
  love life star rock king queen lucky happy money
  `
    .trim()
    .split(/\s+/),
);

/**
 * Rows of the keyboard, and letters and digits in order. Part of a row is not a safe password, read forwards or
 * backwards.
 */
const ROWS: readonly string[] = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
  'йцукенгшщзхъфывапролджэячсмитьбю',
  'абвгдеёжзийклмнопрстуфхцчшщъыьэюя',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'qazwsxedcrfvtgbyhnujm',
];

/** Characters that people add to a word because a rule demands them. */
const END = /[\d\p{P}\p{S}]{0,5}$/u;

const ALL_ROWS: readonly string[] = ROWS.flatMap((row) => [row, [...row].reverse().join('')]);

/** Whether a text consists of parts of rows: `qwer1234`, `abc12345`. */
const isOfRows = (text: string): boolean => {
  let rest = text;
  while (rest !== '') {
    const piece = longestPiece(rest);
    if (piece < 3) return false;
    rest = rest.slice(piece);
  }
  return true;
};

/** Length of the longest prefix of a text that is part of a row. */
function longestPiece(text: string): number {
  let length = 1;
  while (length < text.length && ALL_ROWS.some((row) => row.includes(text.slice(0, length + 1)))) length += 1;
  return length;
}

/** Whether a text repeats the same one to four characters: `aaaaaaaa`, `abcabcabc`. */
const isRepeated = (text: string): boolean => /^(.{1,4})\1+$/u.test(text);

/**
 * Whether a password is easy to guess: a common word (also with up to five digits or symbols after it, or written
 * twice), parts of keyboard rows, or a few repeated characters. There are no rules about kinds of characters (NIST SP
 * 800-63B).
 */
export function isCommonPassword(password: string): boolean {
  const text = password.normalize('NFKC').toLowerCase();
  const stem = text.replace(END, '');
  const half = text.slice(0, text.length / 2);
  return (
    WORDS.has(text) ||
    WORDS.has(stem) ||
    (text === half + half && WORDS.has(half)) ||
    isRepeated(text) ||
    isOfRows(text)
  );
}
