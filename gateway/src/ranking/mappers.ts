export type RankMapper = Readonly<{ code: string; from: number; currencyCode: string }>

export type RankingMapper = Readonly<{
  rank: RankMapper
  ranks: readonly RankMapper[]
  spent: number
  currencyCode: string
  updatedAt: string
  card: Readonly<{ number: string; holder: string; memberSince: string | null }>
}>
