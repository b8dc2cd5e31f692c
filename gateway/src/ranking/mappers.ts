export type RankMapper = Readonly<{
  code: string
  from: number
  currencyCode: string
  /** Days after a delivery in which an order may be returned; null if the platform names none. */
  returnDays: number | null
}>

export type RankingMapper = Readonly<{
  rank: RankMapper
  ranks: readonly RankMapper[]
  spent: number
  currencyCode: string
  updatedAt: string
  card: Readonly<{ number: string; holder: string; memberSince: string | null }>
}>
