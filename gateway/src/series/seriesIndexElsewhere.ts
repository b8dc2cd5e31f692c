import type { StoreDefinition } from '@hogar/schema/stores.ts'
import type { SeriesMapper } from './mappers.ts'

/** Returns the lists of series of other stores: those that have one of these series. */
export function seriesIndexElsewhere(
  series: readonly SeriesMapper[],
  path: string,
): { store: StoreDefinition; path: string }[] {
  const others = new Map(
    series.flatMap(({ alternates }) => (alternates ?? []).map(({ store }) => [store.code, store] as const)),
  )
  return [...others.values()].map((store) => ({ store, path }))
}
