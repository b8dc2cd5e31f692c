/** Days after its delivery in which what was bought may be returned, of a guest and of the lowest rank. */
export const RETURN_DAYS = 30

/** Ranks from the lowest up, each with the minimum spending within a year, and the days to return a delivered order. */
export const RANKS = [
  { code: 'inicial', from: { MXN: 0, EUR: 0 }, returnDays: RETURN_DAYS },
  { code: 'bronce', from: { MXN: 5_000, EUR: 250 }, returnDays: 45 },
  { code: 'plata', from: { MXN: 20_000, EUR: 1_000 }, returnDays: 60 },
  { code: 'oro', from: { MXN: 60_000, EUR: 3_000 }, returnDays: 90 },
] as const

export type RankCode = (typeof RANKS)[number]['code']
type Currency = keyof (typeof RANKS)[number]['from']

/** Returns the highest rank that an amount spent reaches. */
export function rankOf(spent: number, currency: Currency): RankCode {
  return RANKS.findLast(({ from }) => spent >= from[currency])?.code ?? RANKS[0].code
}

/** Returns the days after a delivery in which a customer of a rank may return what was bought. */
export function returnDaysOf(rank: RankCode): number {
  return RANKS.find(({ code }) => code === rank)?.returnDays ?? RETURN_DAYS
}

/** Orders count for so long. */
export const RANK_DAYS = 365

/** Age of a stored rank, in milliseconds, after which it is recomputed on reading. */
export const RANK_FRESH_MS = 60 * 60 * 1000
