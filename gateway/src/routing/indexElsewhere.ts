import type { StoreDefinition } from '@hogar/schema/stores.ts'

type Page = Readonly<{ alternates: readonly Readonly<{ store: StoreDefinition }>[] | null }>

/** Returns the page that lists these pages in other stores: in those that have one of them. */
export function indexElsewhere(pages: readonly Page[], path: string): { store: StoreDefinition; path: string }[] {
  const others = new Map(
    pages.flatMap(({ alternates }) => (alternates ?? []).map(({ store }) => [store.code, store] as const)),
  )
  return [...others.values()].map((store) => ({ store, path }))
}
