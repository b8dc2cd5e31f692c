import { Type } from 'typebox'
import { CROSS_STREET_MAX_LENGTH } from './limits.ts'
import { NAME_MAX_LENGTH } from '../typed/limits.ts'
import { cleanTaxId } from '../typed/cleanTaxId.ts'
import { cleanText } from '../typed/cleanText.ts'

/** Accepts a text, null or nothing, of any length unless bounds are given. */
const ordered = (bounds: Type.TStringOptions = {}) => Type.Optional(Type.Union([Type.String(bounds), Type.Null()]))

/** Optional texts of an address that belong to its person. */
const PERSONAL = {
  // Mother's surname, where it is written separately.
  mothers_name: {
    saved: Type.Optional(Type.String({ pattern: String.raw`\p{L}`, maxLength: NAME_MAX_LENGTH })),
    ordered: ordered({ maxLength: NAME_MAX_LENGTH }),
    clean: cleanText,
    label: { es: 'Apellido materno', de: 'Zweiter Nachname', it: 'Secondo cognome' },
  },
  company: {
    saved: Type.Optional(Type.String({ minLength: 1, maxLength: 255 })),
    ordered: ordered(),
    clean: cleanText,
    label: { es: 'Razón social', de: 'Firma', it: 'Ragione sociale' },
  },
  vat_id: {
    saved: Type.Optional(Type.String({ minLength: 3, maxLength: 32 })),
    ordered: ordered(),
    clean: cleanTaxId,
    label: { es: 'RFC', de: 'USt-IdNr.', it: 'Partita IVA' },
  },
}

/** Optional texts of an address that describe its place. `isMailed`: the confirmation of an order shows it. */
const DIRECTIONS = {
  // Cross streets, or other directions to the address.
  cross_street: {
    saved: Type.Optional(Type.String({ maxLength: CROSS_STREET_MAX_LENGTH })),
    ordered: ordered({ maxLength: CROSS_STREET_MAX_LENGTH }),
    clean: cleanText,
    label: {
      es: 'Entre calles o referencias',
      de: 'Hinweis für die Zustellung',
      it: 'Indicazioni per la consegna',
    },
    isMailed: false,
  },
}

/**
 * Optional texts of an address, by the name that documents and the table of addresses share: schemas in the body of a
 * customer and of an order, cleaner of typed text, and label in attribute metadata.
 */
export const ADDRESS_TEXTS = { ...PERSONAL, ...DIRECTIONS }

export type AddressText = keyof typeof ADDRESS_TEXTS

export const PERSONAL_TEXT_NAMES = fieldNames(PERSONAL)
export const DIRECTION_NAMES = fieldNames(DIRECTIONS)
export const ADDRESS_TEXT_NAMES = fieldNames(ADDRESS_TEXTS)

/** Returns a record with one value for each optional text. */
export function mapTexts<T>(valueOf: (name: AddressText) => T): Record<AddressText, T>
export function mapTexts(valueOf: (name: AddressText) => unknown): Record<string, unknown> {
  return Object.fromEntries(ADDRESS_TEXT_NAMES.map((name) => [name, valueOf(name)]))
}

/** Returns a name in the other spelling that documents use: `crossStreet` for `cross_street`. */
export function camelName(name: AddressText): string {
  return name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase())
}

function fieldNames<K extends string>(table: Readonly<Record<K, unknown>>): readonly K[]
function fieldNames(table: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.keys(table)
}
