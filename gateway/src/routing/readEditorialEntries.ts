import { GIFT_CARDS_PATH } from '@hogar/schema/routing/giftCards.ts'
import type { GraphContext } from '../app/context.ts'
import { readGiftCardOffer } from '../giftcards/giftCardClient.ts'
import { ROOMS_PATH, roomPath } from '../rooms/decodeRoom.ts'
import { SERIES_INDEX_PATH, seriesPath } from '../series/seriesClient.ts'
import type { SitemapEntryMapper } from './mappers.ts'

/**
 * Reads the pages of series and of furnished rooms, each after the list of all, and the page of gift cards; none of a
 * kind that the store lacks.
 */
export async function readEditorialEntries(context: GraphContext): Promise<readonly SitemapEntryMapper[]> {
  const { loaders } = context
  const [series, rooms, cards] = await Promise.all([loaders.series(), loaders.rooms(), readGiftCardOffer(context)])
  return [
    ...(series.length === 0
      ? []
      : [{ kind: 'seriesIndex' as const, key: '', path: SERIES_INDEX_PATH, updatedAt: null }]),
    ...series.map(({ slug, updatedAt }) => ({
      kind: 'series' as const,
      key: slug,
      path: seriesPath(slug),
      updatedAt: dateOf(updatedAt),
    })),
    ...(rooms.length === 0 ? [] : [{ kind: 'roomIndex' as const, key: '', path: ROOMS_PATH, updatedAt: null }]),
    ...rooms.map(({ slug, updatedAt }) => ({
      kind: 'room' as const,
      key: slug,
      path: roomPath(slug),
      updatedAt: dateOf(updatedAt),
    })),
    ...(cards === null ? [] : [{ kind: 'giftCards' as const, key: '', path: GIFT_CARDS_PATH, updatedAt: null }]),
  ]
}

function dateOf(instant: string | null): Date | null {
  return instant === null ? null : new Date(instant)
}
