import { describe, expect, it } from 'vitest';
import { readNameList } from './name-list.ts';

const HEADS = { full_name: 'Vollständiger Name', username: 'Benutzername' };
const read = (text: string) => readNameList(text, HEADS);
const ANNA = { full_name: 'Anna Oak', username: 'anna' };

describe('readNameList', () => {
  it.each([
    ['one name a line', 'Anna Oak\nBen Elm', [{ full_name: 'Anna Oak' }, { full_name: 'Ben Elm' }]],
    ['ends of lines of Windows, empty lines', '\r\nAnna Oak\r\n\r\n  \r\n', [{ full_name: 'Anna Oak' }]],
    ['two columns without a head', 'Anna Oak,anna', [ANNA]],
    ['semicolons, as German Excel writes them', 'Anna Oak;anna\nBen Elm;', [ANNA, { full_name: 'Ben Elm' }]],
    [
      'semicolons in a few lines only',
      `Anna Oak;anna\n${'Ben Elm\n'.repeat(3)}`,
      [ANNA, ...Array.from({ length: 3 }, () => ({ full_name: 'Ben Elm' }))],
    ],
    ['tabs, as spreadsheets copy them', 'Anna Oak\tanna', [ANNA]],
    ['a byte order mark before the head', '\uFEFFname,username\nAnna Oak,anna', [ANNA]],
    ['a head in another order and case', 'User Name;Full_Name\nanna;Anna Oak', [ANNA]],
    ['a head in the words of the page', 'benutzername,vollständiger name\nanna,Anna Oak', [ANNA]],
    ['first and last names', 'First name,Last name,Username,Age\nAnna,Oak,anna,9', [ANNA]],
    ['unknown columns', 'class,name\n4a,Anna Oak', [{ full_name: 'Anna Oak' }]],
    ['user names only', 'username\nanna\nben', [{ username: 'anna' }, { username: 'ben' }]],
    ['cells in quotes', '"Oak, Anna",anna', [{ full_name: 'Oak, Anna', username: 'anna' }]],
    ['spaces around and within', '  Anna   Oak  ,  anna ', [ANNA]],
    ['a name in parts is put together', 'Zoe\u0308', [{ full_name: 'Zoë' }]],
    ['right to left', 'דן כהן\nנועה לוי', [{ full_name: 'דן כהן' }, { full_name: 'נועה לוי' }]],
    ['nothing', ' \n ', []],
    [
      'a quote that is never closed takes no other line',
      '"Anna" Oak\nBen Elm\n"Zoe\n"Oak, Anna",anna',
      [
        { full_name: 'Anna Oak' },
        { full_name: 'Ben Elm' },
        { full_name: 'Zoe' },
        { full_name: 'Oak, Anna', username: 'anna' },
      ],
    ],
    [
      'a cell of several lines',
      'note,name\n"one\ntwo",Anna Oak\n,Ben Elm',
      [{ full_name: 'Anna Oak' }, { full_name: 'Ben Elm' }],
    ],
  ])('%s', (_, text, students) => {
    const { students: found, problems } = read(text);
    expect({ students: found, problems }).toEqual({ students, problems: [] });
  });

  it.each([
    ['de', 'Vorname;Nachname;Klasse\nJürgen;Groß;4a', 'Jürgen Groß'],
    ['de', 'Name;Vorname\nGroß;Jürgen', 'Jürgen Groß'],
    ['fr', 'Nom;Prénom;Classe\nHugo;Zoé;CM1', 'Zoé Hugo'],
    ['fr, capitals without accents', 'NOM;PRENOM\nHugo;Zoé', 'Zoé Hugo'],
    ['es', 'Nombre,Apellidos,Curso\nInés,Gil Paz,4A', 'Inés Gil Paz'],
    ['it', 'Cognome;Nome;Classe\nRossi;Anna;4A', 'Anna Rossi'],
    ['pt', 'Nome;Sobrenome;Turma\nAna;Reis;4A', 'Ana Reis'],
    ['nl', 'Voornaam;Achternaam;Klas\nAnna;de Vries;4a', 'Anna de Vries'],
    ['pl', 'Imię;Nazwisko;Klasa\nAnna;Nowak;4a', 'Anna Nowak'],
    ['ru', 'Фамилия;Имя;Класс\nИванова;Анна;4а', 'Анна Иванова'],
    ['uk', 'Прізвище;Ім’я;Клас\nШевченко;Анна;4а', 'Анна Шевченко'],
    ['tr', 'ADI;SOYADI;SINIF\nAda;Kaya;4a', 'Ada Kaya'],
    ['he', 'שם פרטי,שם משפחה,כיתה\nנועה,לוי,ד1', 'נועה לוי'],
    ['he, one column', 'שם\nנועה לוי', 'נועה לוי'],
    ['ar', 'الاسم الأول,اسم العائلة,الصف\nليلى,حداد,4', 'ليلى حداد'],
    ['hi', 'नाम,उपनाम,कक्षा\nअनु,शर्मा,4', 'अनु शर्मा'],
    ['zh', '姓名,班级\n王小明,四1', '王小明'],
    ['ja', '名前,クラス\n山田花子,4', '山田花子'],
    ['ko', '이름,반\n김하나,4', '김하나'],
    ['no head, two names', 'Jürgen;Groß;4a\nZoé;O’Neil-Paz;4b', 'Jürgen Groß'],
    ['no head, two names of another script', 'נועה,לוי', 'נועה לוי'],
  ])('puts first and last names together: %s', (_, text, name) => {
    const { students, problems } = read(text);
    expect([students[0], problems]).toEqual([{ full_name: name }, []]);
  });

  it.each([
    ['de', 'Benutzername'],
    ['fr', 'Nom d’utilisateur'],
    ['es', 'Usuario'],
    ['ru', 'Логин'],
    ['tr', 'Kullanıcı Adı'],
    ['ja', 'ユーザー名'],
    ['hi', 'उपयोगकर्ता नाम'],
  ])('knows the word for user names: %s', (_, word) => {
    expect(read(`name;${word}\nAnna Oak;anna`).students).toEqual([ANNA]);
  });

  it.each([
    ['Anna;AnnaO', 'AnnaO'],
    ['Anna;fox12', 'fox12'],
    ['Anna Oak;Anna', 'Anna'],
  ])('without a head, of %j the second cell stays a user name', (text, username) => {
    expect(read(text).students).toMatchObject([{ username }]);
  });

  it.each([
    ['Vorname;Nachname;Klasse\nJürgen;Groß;4a', [{ number: 3, head: 'Klasse' }]],
    ['Note;Name;\n;Anna Oak;', []],
    [
      'Anna Oak;anna;4a;9\nBen Elm;ben',
      [
        { number: 3, head: '' },
        { number: 4, head: '' },
      ],
    ],
    ['Anna Oak;anna', []],
  ])('of %j says which columns it leaves out', (text, ignored) => {
    expect(read(text).ignored).toEqual(ignored);
  });

  it('drops signs that turn text round, which spreadsheets put around cells', () => {
    expect(read('\u202AAnna Oak\u202C,\u2066anna\u2069').students).toEqual([ANNA]);
  });

  it.each([
    ['name,username\nAnna,an na', 2, 'username'],
    ['Anna,<b>', 1, 'username'],
    [`${'x'.repeat(101)}`, 1, 'full_name'],
    ['-', 1, 'no_letters'],
    ['Anna\n?!', 2, 'no_letters'],
    [`${'Anna\n'.repeat(500)}Ben`, 501, 'too_many'],
  ])('of %j line %i has a problem with %s', (text, line, problem) => {
    expect(read(text).problems).toMatchObject([{ line, problem }]);
  });
});
