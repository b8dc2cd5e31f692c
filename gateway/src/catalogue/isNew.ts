import { instantOf } from './netPrice.ts'
import { type Source, readFlag, readText } from './readValue.ts'

/** Whether the platform calls a product new: by its flag, or now inside the dates that editors gave. */
export function isNew(values: Source, now: Date): boolean {
  if (readFlag(values.new) === true) return true
  const [from, to] = [instantOf(readText(values.news_from_date)), instantOf(readText(values.news_to_date))]
  if (from === null && to === null) return false
  return (from === null || from <= now.getTime()) && (to === null || to > now.getTime())
}
