/** Ranks from the lowest up, each with what has to be bought for it within a year. */
export const RANKS = [
  { code: 'inicial', from: { MXN: 0, EUR: 0 } },
  { code: 'bronce', from: { MXN: 5_000, EUR: 250 } },
  { code: 'plata', from: { MXN: 20_000, EUR: 1_000 } },
  { code: 'oro', from: { MXN: 60_000, EUR: 3_000 } },
] as const

export type RankCode = (typeof RANKS)[number]['code']
type Currency = keyof (typeof RANKS)[number]['from']

/** The highest rank that what was bought is enough for. */
export function rankOf(spent: number, currency: Currency): RankCode {
  return RANKS.findLast(({ from }) => spent >= from[currency])?.code ?? RANKS[0].code
}

/** Orders count for so long. */
export const RANK_DAYS = 365

/** A rank that was worked out so long ago is worked out anew when it is read. */
export const RANK_FRESH_MS = 60 * 60 * 1000
