/** Ranks from the lowest up, each with the minimum spending within a year. */
export const RANKS = [
  { code: 'inicial', from: { MXN: 0, EUR: 0 } },
  { code: 'bronce', from: { MXN: 5_000, EUR: 250 } },
  { code: 'plata', from: { MXN: 20_000, EUR: 1_000 } },
  { code: 'oro', from: { MXN: 60_000, EUR: 3_000 } },
] as const

export type RankCode = (typeof RANKS)[number]['code']
type Currency = keyof (typeof RANKS)[number]['from']

/** Returns the highest rank that an amount spent reaches. */
export function rankOf(spent: number, currency: Currency): RankCode {
  return RANKS.findLast(({ from }) => spent >= from[currency])?.code ?? RANKS[0].code
}

/** Orders count for so long. */
export const RANK_DAYS = 365

/** Age of a stored rank, in milliseconds, after which it is recomputed on reading. */
export const RANK_FRESH_MS = 60 * 60 * 1000
