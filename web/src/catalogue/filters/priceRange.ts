/**
 * Returns two typed amounts as `from-to`, the lower one first; a missing one is no bound. Null when neither is a
 * price.
 */
export function priceRange(from: string, to: string): string | null {
  const [low, high] = [from, to].map(wholeAmount)
  if (typeof high === 'number') return `${Math.min(low ?? 0, high)}-${Math.max(low ?? 0, high)}`
  return typeof low === 'number' ? `${low}-*` : null
}

/** Reads `10000`, `10,000`, `$10.000` and `9,999.50` alike: whole amounts in the notation of any country. */
function wholeAmount(text: string): number | null {
  const digits = text
    .trim()
    .replace(/^[$€]\s*|\s*€$/g, '')
    .replace(/[.,]\d{1,2}$/, '')
    .replace(/(?<=\d)[.,\s](?=\d{3})/g, '')
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null
}
