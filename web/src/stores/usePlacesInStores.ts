import { use, useCallback, useState } from 'react'
import { useLocation, useMatches } from 'react-router-dom'
import { useStoreDefinition } from '../routing/StoreContext.tsx'
import { PageAlternatesContext } from './PageAlternatesContext.ts'
import type { PlacesInStores } from './placesInStores.ts'

const NO_NAMES = {}

/**
 * Where each store has what is on screen, and how to find out: call `look` when the list of stores comes up. Until then,
 * and without a script, the links lead to the stores' homes.
 */
export function usePlacesInStores(): readonly [PlacesInStores, look: () => void] {
  const store = useStoreDefinition()
  const { key, pathname, search } = useLocation()
  const params = useMatches().at(-1)?.params ?? NO_NAMES
  const onScreen = use(PageAlternatesContext)
  const [seen, setSeen] = useState<Readonly<{ at: string; places: PlacesInStores }> | null>(null)
  const look = useCallback(() => {
    const alternates = onScreen.current
    void import('./placesInStores.ts').then(({ placesInStores }) =>
      setSeen({ at: key, places: placesInStores({ store, pathname, search, params, alternates }) }),
    )
  }, [store, key, pathname, search, params, onScreen])
  return [seen?.at === key ? seen.places : NO_NAMES, look]
}
