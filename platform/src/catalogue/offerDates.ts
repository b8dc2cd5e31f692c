import type { StoreDefinition } from '../stores.ts'
import { endOfDay, startOfDay } from '../timeZones.ts'
import { utcText } from '../utcText.ts'

/** Where a store is: its offers begin and end by the clocks there. */
export type Country = StoreDefinition['country']

/** Shops write the date of an offer with the time `00:00:00`, too: Magento exports it so. */
const DAY = /^(\d{4}-\d\d-\d\d)(?:[ T]00:00:00)?$/

/**
 * The beginning of an offer as `yyyy-MM-dd HH:mm:ss` in UTC: a date is the first second of that day in the store's
 * country. Anything else stays.
 */
export function offerStart(text: string | null, country: Country): string | null {
  const [, day] = DAY.exec(text ?? '') ?? []
  return day === undefined ? text : utcText(startOfDay(day, country))
}

/** The end of an offer: a date is the last second of that day in the store's country. Anything else stays. */
export function offerEnd(text: string | null, country: Country): string | null {
  const [, day] = DAY.exec(text ?? '') ?? []
  return day === undefined ? text : utcText(endOfDay(day, country))
}
