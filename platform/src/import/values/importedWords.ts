import { booleanOf, integerOf, textOf } from '../../parse/fields.ts'
import { DISABLED, ENABLED } from '../../catalogue/productStatus.ts'

const YES: readonly string[] = ['yes', 'y', 'on', 'enabled', 'active', 'sí', 'si', 'ja', 'sì', 'habilitado', 'activado', 'activo', 'aktiviert', 'aktiv', 'abilitato', 'attivo', 'in stock', 'in_stock', 'instock', 'en existencia', 'disponible', 'auf lager', 'lieferbar', 'disponibile'] // prettier-ignore
const NO: readonly string[] = ['no', 'n', 'off', 'disabled', 'inactive', 'nein', 'deshabilitado', 'desactivado', 'inactivo', 'deaktiviert', 'inaktiv', 'disabilitato', 'disattivato', 'out of stock', 'out_of_stock', 'outofstock', 'sold out', 'agotado', 'sin existencias', 'no disponible', 'nicht auf lager', 'ausverkauft', 'nicht lieferbar', 'esaurito', 'non disponibile'] // prettier-ignore

/** Where a product is found: alone nowhere, in lists, by searches, in both. */
const VISIBILITIES: Readonly<Record<string, number>> = {
  'not visible individually': 1, 'not visible': 1, hidden: 1, nowhere: 1, 'no visible individualmente': 1, 'nicht einzeln sichtbar': 1, 'einzeln nicht sichtbar': 1, 'non visibile singolarmente': 1, 'non visibile individualmente': 1,
  catalog: 2, 'catálogo': 2, catalogo: 2, katalog: 2,
  search: 3, 'búsqueda': 3, busqueda: 3, suche: 3, ricerca: 3,
  'catalog,search': 4, 'catalog/search': 4, 'catálogo,búsqueda': 4, 'catalogo,busqueda': 4, 'katalog,suche': 4, 'catalogo,ricerca': 4, both: 4,
} // prettier-ignore

/** A truth value as a number or word; `undefined` for a word that is not known, null for none. */
export function switchOf(value: unknown): boolean | null | undefined {
  const known = booleanOf(value)
  if (known !== null) return known
  const word = wordOf(value)
  if (word === null) return null
  if (YES.includes(word)) return true
  return NO.includes(word) ? false : undefined
}

/** Status of a product: 1 for sale, 2 not; `undefined` for a word that is not known, null for none. */
export function statusOf(value: unknown): number | null | undefined {
  // Unlike a truth value, the number of "disabled" is 2.
  if (value === true) return ENABLED
  if (value === false) return DISABLED
  const number = integerOf(value)
  if (number !== null) return number === ENABLED ? ENABLED : DISABLED
  const isOn = switchOf(value)
  return typeof isOn === 'boolean' ? (isOn ? ENABLED : DISABLED) : isOn
}

/** Visibility of a product, 1 to 4; `undefined` for a word or number that is not known, null for none. */
export function visibilityOf(value: unknown): number | null | undefined {
  const number = integerOf(value)
  if (number !== null) return number >= 1 && number <= 4 ? number : undefined
  const word = wordOf(value)
  return word === null ? null : VISIBILITIES[word.replaceAll(/\s*([,/])\s*/g, '$1')]
}

function wordOf(value: unknown): string | null {
  return textOf(value)?.normalize('NFC').toLowerCase().replaceAll(/\s+/g, ' ') ?? null
}
