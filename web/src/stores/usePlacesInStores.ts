import { use, useCallback, useState } from 'react'
import { useLocation, useMatches } from 'react-router-dom'
import { useStoreDefinition } from '../routing/StoreContext.tsx'
import { PageAlternatesContext } from '../routing/PageAlternatesContext.ts'
import type { PlacesInStores } from './placesInStores.ts'
import { useAddressInStore } from './useAddressInStore.ts'

const NO_NAMES = {}

/**
 * React hook that returns the address of the current page in each store, and a function to look them up: call it when
 * the list of stores opens. Until then, and without script, the links go to the stores' homes.
 */
export function usePlacesInStores(): readonly [PlacesInStores, look: () => void] {
  const store = useStoreDefinition()
  const { key, pathname, search } = useLocation()
  const params = useMatches().at(-1)?.params ?? NO_NAMES
  const addressIn = useAddressInStore()
  const onScreen = use(PageAlternatesContext)
  const [seen, setSeen] = useState<Readonly<{ at: string; places: PlacesInStores }> | null>(null)
  const look = useCallback(() => {
    const alternates = onScreen.current
    void import('./placesInStores.ts').then(({ placesInStores }) =>
      setSeen({ at: key, places: placesInStores({ store, pathname, search, params, alternates, addressIn }) }),
    )
  }, [store, key, pathname, search, params, onScreen, addressIn])
  return [seen?.at === key ? seen.places : NO_NAMES, look]
}
