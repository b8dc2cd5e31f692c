import type { Language } from '@hogar/schema/stores.ts'
import type { ProductSort, SortOption } from '../__generated__/schemaTypes.ts'
import type { ProductPage } from './mappers.ts'

/** Orders of a list in display order; null is the list's own. */
const SORTS = [null, 'LATEST', 'PRICE_ASC', 'PRICE_DESC', 'DISCOUNT_DESC', 'RATING_DESC', 'WEEKLY_ASC'] as const

const LABELS: Readonly<Record<Language, Readonly<Record<ProductSort | 'OWN', string>>>> = {
  'es-MX': {
    OWN: 'Recomendados',
    LATEST: 'Más recientes',
    PRICE_ASC: 'Precio: menor a mayor',
    PRICE_DESC: 'Precio: mayor a menor',
    DISCOUNT_DESC: 'Mayor descuento',
    RATING_DESC: 'Mejor calificados',
    WEEKLY_ASC: 'Menor pago semanal',
  },
  'de-DE': {
    OWN: 'Empfohlen',
    LATEST: 'Neueste',
    PRICE_ASC: 'Preis aufsteigend',
    PRICE_DESC: 'Preis absteigend',
    DISCOUNT_DESC: 'Höchster Rabatt',
    RATING_DESC: 'Am besten bewertet',
    WEEKLY_ASC: 'Niedrigste Wochenrate',
  },
  'it-IT': {
    OWN: 'Consigliati',
    LATEST: 'Più recenti',
    PRICE_ASC: 'Prezzo crescente',
    PRICE_DESC: 'Prezzo decrescente',
    DISCOUNT_DESC: 'Sconto maggiore',
    RATING_DESC: 'I più apprezzati',
    WEEKLY_ASC: 'Rata settimanale più bassa',
  },
}

/** Returns the orders of a list with display names; weekly payments only in a store that sells on credit. */
export function sortOptions({ applied, isLending }: ProductPage['sorts'], language: Language): SortOption[] {
  return SORTS.filter((sort) => isLending || sort !== 'WEEKLY_ASC').map((sort) => ({
    sort,
    label: LABELS[language][sort ?? 'OWN'],
    isApplied: sort === applied,
  }))
}
