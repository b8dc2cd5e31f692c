import { type Source, readNumber, readSource, readSources, readText } from '../parse/readValue.ts'
import { plainText } from '../parse/plainText.ts'
import { instant } from '../parse/instant.ts'
import { RANKS_MAX, RANK_TEXT_MAX_CHARACTERS } from './limits.ts'
import type { RankMapper, RankingMapper } from './mappers.ts'

const CODE = /^[a-z][a-z0-9_-]*$/i
const CARD_NUMBER = /^\d{4,32}$/

/** Decodes a rank with its card; null if one of them, or its date, is malformed. */
export function decodeRanking(value: unknown, storeCurrency: string): RankingMapper | null {
  const { rank, ranks, spent, currency, updated_at: at, card_number: number, card_holder: holder, member_since: since } = readSource(value) // prettier-ignore
  const currencyCode = readText(currency) ?? storeCurrency
  const known = readSources(ranks, RANKS_MAX)
    .flatMap((source) => decodeRank(source, currencyCode))
    .toSorted((one, other) => one.from - other.from)
  const own = known.find(({ code }) => code === readText(rank))
  const [sum, updatedAt, digits] = [readNumber(spent), instant(readText(at)), readText(number)]
  if (own === undefined || sum === null || updatedAt === null || digits === null || !CARD_NUMBER.test(digits))
    return null
  return {
    rank: own,
    ranks: known,
    spent: sum,
    currencyCode,
    updatedAt,
    card: { number: digits, holder: plainText(readText(holder) ?? '', RANK_TEXT_MAX_CHARACTERS) ?? '', memberSince: instant(readText(since)) },
  } // prettier-ignore
}

function decodeRank({ code, from, return_days: days }: Source, currencyCode: string): RankMapper[] {
  const [name, least, granted] = [readText(code, RANK_TEXT_MAX_CHARACTERS), readNumber(from), readNumber(days)]
  if (name === null || least === null || !CODE.test(name)) return []
  const returnDays = granted !== null && Number.isInteger(granted) && granted > 0 ? granted : null
  return [{ code: name, from: least, currencyCode, returnDays }]
}
