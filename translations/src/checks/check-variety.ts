import type { TextCheck } from './text-check.ts';

/** Words of a neighbouring variety or language, each with the word to use instead. See docs/decisions/0099. */
const NEIGHBOURS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // Portuguese uses Brazilian spelling.
  pt: {
    ficheiro: 'arquivo',
    ecrã: 'tela',
    utilizador: 'usuário',
    telemóvel: 'celular',
    acção: 'ação',
    direcção: 'direção',
    objectivo: 'objetivo',
    correcto: 'correto',
    correcta: 'correta',
    projecto: 'projeto',
    registar: 'cadastrar',
  },
  // Norwegian is Bokmål.
  no: { ikkje: 'ikke', frå: 'fra', eit: 'et', kva: 'hva', korleis: 'hvordan', nokre: 'noen', berre: 'bare' },
  // Malay must not be Indonesian, and Indonesian must not be Malay.
  ms: { kode: 'kod', karena: 'kerana', bisa: 'boleh', mobil: 'kereta' },
  id: { kerana: 'karena', kod: 'kode' },
};
const words = new Map(
  Object.entries(NEIGHBOURS).map(([locale, pairs]): [string, ReadonlyMap<string, string>] => [
    locale,
    new Map(Object.entries(pairs)),
  ]),
);

/**
 * Checks that a text is in the variety of the language that we write, such as Brazilian spelling or Bokmål, and not in
 * a neighbouring language.
 */
export const checkVariety: TextCheck = ({ locale, prose, allowed }) => {
  const list = words.get(locale);
  if (!list) return [];
  return [...new Set(prose.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [])].flatMap((word) => {
    const better = list.get(word);
    return better === undefined || allowed.words.has(word) ? [] : [`has "${word}"; write "${better}"`];
  });
};
