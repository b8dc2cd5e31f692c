import { instantOf } from '../prices/netPrice.ts'
import { type Source, readFlag, readText } from '../../parse/readValue.ts'

/** Returns true if the platform marks a product as new: by its flag, or because `now` is within the editors' dates. */
export function isNew(values: Source, now: Date): boolean {
  if (readFlag(values.new) === true) return true
  const [from, to] = [instantOf(readText(values.news_from_date)), instantOf(readText(values.news_to_date))]
  if (from === null && to === null) return false
  return (from === null || from <= now.getTime()) && (to === null || to > now.getTime())
}
