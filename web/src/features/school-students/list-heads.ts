/**
 * The kinds of columns in a list. A `name` column contains first names, last names or full names, depending on the
 * other columns.
 */
export type Column = 'name' | 'full_name' | 'username' | 'first_name' | 'last_name' | 'class';

const COLUMNS: readonly Column[] = ['username', 'first_name', 'last_name', 'full_name', 'class', 'name'];

/** Prepares a heading for comparison: removes case, accents, spaces and punctuation. */
const plain = (cell: string): string =>
  cell
    .normalize('NFD')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll('ı', 'i')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

const words = (text: string): ReadonlySet<string> => new Set(text.split(',').map(plain));

/** Headings that school programs use for each column in their exports, in many languages. */
const HEADS: Readonly<Record<Column, ReadonlySet<string>>> = {
  name: words(
    'name, naam, nom, nombre, nome, navn, namn, nimi, imię, име, имя, ім’я, jméno, meno, név, nume, ad, isim, adı, ' +
      'שם, اسم, الاسم, نام, नाम, 名, 名前, 姓名, 氏名, 名字, 이름, 성명',
  ),
  full_name: words(
    'full name, student, student name, pupil, pupil name, display name, Schüler, Schülerin, Schülername, ' +
      'Vollständiger Name, nom complet, élève, nom et prénom, nombre completo, nombre y apellidos, ' +
      'apellidos y nombre, alumno, alumna, nome completo, nome e cognome, cognome e nome, alunno, aluno, ' +
      'volledige naam, leerling, imię i nazwisko, nazwisko i imię, uczeń, ФИО, ученик, фамилия имя, имя фамилия, ' +
      'полное имя, ПІБ, учень, прізвище та ім’я, повне ім’я, ad soyad, adı soyadı, öğrenci, שם מלא, תלמיד, ' +
      'الاسم الكامل, الطالب, اسم الطالب, पूरा नाम, छात्र का नाम, 学生姓名, 全名, フルネーム, 生徒名, 학생 이름',
  ),
  username: words(
    'username, user, login, login name, nickname, Benutzername, Benutzer, Anmeldename, identifiant, ' +
      'nom d’utilisateur, usuario, nombre de usuario, nome utente, utente, nome de usuário, nome de utilizador, ' +
      'usuário, utilizador, gebruikersnaam, gebruiker, nazwa użytkownika, użytkownik, логин, имя пользователя, ' +
      'логін, ім’я користувача, kullanıcı adı, kullanıcı, שם משתמש, اسم المستخدم, उपयोगकर्ता नाम, यूज़रनेम, ' +
      '用户名, 帳號, 账号, ユーザー名, ユーザ名, 사용자 이름, 사용자명, 아이디',
  ),
  first_name: words(
    'first name, given name, forename, Vorname, Rufname, prénom, nombre de pila, primer nombre, primeiro nome, ' +
      'nome próprio, voornaam, roepnaam, שם פרטי, الاسم الأول, पहला नाम, प्रथम नाम, fornavn, förnamn, etunimi, ' +
      'křestní jméno, keresztnév, prenume',
  ),
  last_name: words(
    'last name, family name, surname, Nachname, Familienname, Zuname, nom de famille, apellido, apellidos, ' +
      'primer apellido, cognome, sobrenome, apelido, último nome, achternaam, familienaam, nazwisko, фамилия, ' +
      'прізвище, soyad, soyadı, soyisim, שם משפחה, اسم العائلة, اللقب, الكنية, उपनाम, अंतिम नाम, कुलनाम, 姓, 姓氏, ' +
      '苗字, 성, etternavn, efternamn, sukunimi, příjmení, priezvisko, vezetéknév',
  ),
  class: words(
    'class, class name, form, grade, group, Klasse, Klassenname, Gruppe, classe, groupe, clase, curso, grupo, ' +
      'gruppo, turma, klas, groep, klasa, grupa, класс, группа, клас, група, sınıf, şube, grup, כיתה, כתה, קבוצה, ' +
      'الصف, الفصل, المجموعة, कक्षा, वर्ग, 班级, 班級, 班, 年级, クラス, 組, 学級, 반, 학급, 학년',
  ),
};

/** The page's own words for two columns. A list that was written for this page may use them as headings. */
export type OwnHeads = { readonly full_name: string; readonly username: string };

const columnOf = (cell: string, own: OwnHeads): Column | undefined => {
  const word = plain(cell);
  if (word === '') return undefined;
  const known = COLUMNS.find((column) => HEADS[column].has(word));
  if (known !== undefined) return known;
  if (word === plain(own.username)) return 'username';
  return word === plain(own.full_name) ? 'name' : undefined;
};

/**
 * The columns that a heading row names. Undefined if no cell is a heading for a name or a username. The other columns
 * decide whether `name` means the first, the last or the full name.
 */
export const headOf = (row: readonly string[], own: OwnHeads): (Column | undefined)[] | undefined => {
  const columns = row.map((cell) => columnOf(cell, own));
  if (columns.every((column) => column === undefined || column === 'class')) return undefined;
  const has = (column: Column): boolean => columns.includes(column);
  const name = (): Column => {
    if (has('last_name') && !has('first_name')) return 'first_name';
    return has('first_name') && !has('last_name') ? 'last_name' : 'full_name';
  };
  return columns.map((column) => (column === 'name' ? name() : column));
};
