import type { Fields } from '../parse/fields.ts'
import { importedDate } from './values/importedDate.ts'
import type { ImportedDate } from './values/importedDate.ts'
import { importedMoney } from './values/importedMoney.ts'
import type { ImportNotes } from './importNotes.ts'

const AMOUNTS = [
  'price', 'special_price', 'final_price', 'regular_price', 'minimal_price', 'max_price',
  'original_price', 'original_special_price', 'original_final_price',
] as const // prettier-ignore

/**
 * Normalizes amounts and dates of a product or variant to the shop's form. Unreadable values become null: the price
 * is then missing, and an offer with an unreadable date does not count.
 */
export function normalPrices(source: Fields, notes: ImportNotes): Fields {
  const amounts: Record<string, number | null> = {}
  for (const key of AMOUNTS) {
    if (!(key in source)) continue
    const { amount, reading } = importedMoney(source[key])
    if (reading === 'unreadable') notes.add(`${key} cannot be read: taken as none`, source[key])
    if (reading === 'rewritten') notes.add(`${key} read from a text`, source[key])
    amounts[key] = amount
  }
  const from = importedDate(source.special_from_date)
  const to = importedDate(source.special_to_date)
  const dates = { special_from_date: from.text, special_to_date: to.text }
  noteDate(from, source.special_from_date, notes)
  noteDate(to, source.special_to_date, notes)
  const hasOffer = (amounts.special_price ?? amounts.original_special_price ?? 0) > 0
  if (!hasOffer || (from.reading !== 'unreadable' && to.reading !== 'unreadable')) return { ...amounts, ...dates }
  const bad = to.reading === 'unreadable' ? source.special_to_date : source.special_from_date
  notes.add('date of an offer cannot be read: the offer is dropped', bad)
  return { ...withoutOffer(amounts), ...dates }
}

function noteDate({ reading }: ImportedDate, was: unknown, notes: ImportNotes): void {
  if (reading === 'rewritten') notes.add('date of an offer read in another form', was)
}

/** A final price that repeats the special price goes with it. */
function withoutOffer(amounts: Readonly<Record<string, number | null>>): Fields {
  const { special_price: special, original_special_price: original } = amounts
  const isOffer = (amount: number | null | undefined) =>
    typeof amount === 'number' && (amount === special || amount === original)
  const kept = Object.entries(amounts).map(([key, amount]) => {
    const isOffered = key.endsWith('special_price') || (key !== 'price' && key !== 'original_price' && isOffer(amount))
    return [key, isOffered ? null : amount] as const
  })
  return Object.fromEntries(kept)
}
