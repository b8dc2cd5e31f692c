import type { GraphContext } from '../app/context.ts'
import { ROOMS_PATH, roomPath } from '../rooms/decodeRoom.ts'
import { SERIES_INDEX_PATH, seriesPath } from '../series/seriesClient.ts'
import type { SitemapEntryMapper } from './mappers.ts'

/** Reads the pages of series and of furnished rooms, each after the list of all; none of a kind that the store lacks. */
export async function readEditorialEntries({
  loaders,
}: Pick<GraphContext, 'loaders'>): Promise<readonly SitemapEntryMapper[]> {
  const [series, rooms] = await Promise.all([loaders.series(), loaders.rooms()])
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
  ]
}

function dateOf(instant: string | null): Date | null {
  return instant === null ? null : new Date(instant)
}
