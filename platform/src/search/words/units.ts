/** Units by the words for them, in all languages of the shop: a word of one is no unit of another. */
const WORDS_BY_UNIT: Readonly<Record<string, string>> = {
  seat: 'plaza plazas lugar lugares puesto puestos asiento asientos persona personas comensales posto posti persone person personen sitzer sitzig sitzplatz sitzplatze platz platze',
  chair: 'silla sillas sedia sedie stuhl stuhle stuhlen',
  inch: 'inch inches pulgada pulgadas pulg zoll pollice pollici',
  cm: 'cm centimetro centimetros centimetri zentimeter',
  litre: 'l lt lts litro litros liter litri',
  gb: 'gb giga gigas gigabyte gigabytes',
  kg: 'kg kilo kilos kilogramm',
  cc: 'cc ccm cm3',
  watt: 'w watt watts',
  piece: 'pieza piezas pz pzas teil teile teilig pezzo pezzi',
  foot: 'pie pies',
}

const UNITS: ReadonlyMap<string, string> = new Map(
  Object.entries(WORDS_BY_UNIT).flatMap(([unit, words]) => words.split(' ').map((word) => [word, unit] as const)),
)

/** Number words from 2 to 12, as written out before a unit. */
const NUMBERS: ReadonlyMap<string, string> = new Map(
  [
    'dos tres cuatro cinco seis siete ocho nueve diez once doce',
    'zwei drei vier funf sechs sieben acht neun zehn elf zwolf',
    'due tre quattro cinque sei sette otto nove dieci undici dodici',
  ].flatMap((words) => words.split(' ').map((word, place) => [word, String(place + 2)] as const)),
)

/** Units that answer for another, such as a table of six seats for one of six chairs. */
export const NEXT_UNIT: ReadonlyMap<string, string> = new Map([['chair', 'seat']])

/** The unit that a word without accents names, or null. */
export function unitOf(word: string): string | null {
  return UNITS.get(word) ?? null
}

/** The digits of a number that is written out, or null. */
export function writtenNumber(word: string): string | null {
  return NUMBERS.get(word) ?? null
}
