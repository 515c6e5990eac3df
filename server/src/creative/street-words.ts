/** Words for a street that come before the house number, in lower case. */
export const STREETS_BEFORE: readonly string[] = [
  'rue, avenue, boulevard, calle, avenida, rua, travessa, viale, piazza, ulica, ul\\., ulice, náměstí, strada, bulevardul',
  "улица, ул\\., вулиця, вул\\., проспект, пр\\., бульвар, οδός, οδοσ, λεωφόρος, רחוב, רח['׳], שדרות, شارع, jl\\., đ\\.",
].flatMap((line) => line.split(', '));

/** Endings of street names that come before a house number. */
export const STREET_ENDS: readonly string[] = [
  'straße, strasse, str\\., gasse, allee, platz, straat, laan, gracht, plein, gatan, gata, vägen, gade, vej, veien, gaten',
  'katu, utca, utcája, sokak, sokağı, caddesi, cad\\., sok\\., ulica, улица, вулиця, 路, 街, 巷',
].flatMap((line) => line.split(', '));

/** Words for a street that come after the house number. */
export const STREETS_AFTER = 'street, str, st, road, rd, avenue, ave, boulevard, blvd, lane, drive'.split(
  ', ',
);

/** Words between a number and a path on a farm, as in the sentence: walk 5 steps to the road. */
export const NOT_OF_A_STREET =
  'step, steps, tile, tiles, time, times, to, the, a, an, along, of, on, in, at, by, down, up, left, right, more, and, x, for, from, is'.split(
    ', ',
  );

/** Endings of German street names. They count only as a part of a longer word: `weg 12` alone is not an address. */
export const GLUED_STREET_ENDS = 'str, weg, damm, ufer, steig, pfad, chaussee'.split(', ');

/** The beginnings of German street names that do not end with a word for a street: `Am Bach 3`. */
export const GERMAN_PLACES = 'am, an der, an dem, an den, zum, zur'.split(', ');
/** Words that do not form an address with a word of `GERMAN_PLACES`: `zum Feld 3`. */
export const NOT_OF_A_PLACE =
  'ende, anfang, feld, felder, rand, zaun, x, punkt, stelle, ecke, schluss, start, ziel, tag, weg, tor, baum, stein, kreuz, mal, zahl, zeile, nummer, level, schritt'.split(
    ', ',
  );

/** Post office boxes. */
export const POST_BOXES =
  'p\\.?\\s?o\\.?\\s?box, postfach, boîte postale, apartado, apartado de correos, casella postale, postbus, caixa postal, а/я, абонентский ящик, ת\\.?ד\\.?, ص\\.ب'.split(
    ', ',
  );
