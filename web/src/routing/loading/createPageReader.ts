import type { Environment } from 'react-relay/hooks'
import { loadQuery } from 'react-relay/hooks'
import type { createBrowserRouter } from 'react-router-dom'
import { isOnline } from '../../device/isOnline.ts'
import { invalidateStore } from '../../relay/invalidateStore.ts'
import type { RouteData } from '../routeData.ts'
import type { ShopRoute } from '../shopRoute.ts'

export type PageRouter = Pick<ReturnType<typeof createBrowserRouter>, 'state'>

/**
 * Creates a function that reads the shown page again when the store may differ from the platform. The page stays as it
 * is until the answer comes, and if none comes; every other page reads again when it is opened.
 */
export function createPageReader(environment: Environment, router: PageRouter): () => void {
  return () => {
    invalidateStore(environment)
    if (!isOnline()) return
    const { matches, loaderData } = router.state
    for (const { route } of matches) {
      const { query, isLayout }: ShopRoute = route.handle
      const data: RouteData | undefined = loaderData[route.id]
      if (isLayout || !query || !data?.reference) continue
      const reading = loadQuery(environment, query, data.reference.variables, { fetchPolicy: 'network-only' })
      // Later pages read what this one could not.
      reading.source?.subscribe({ complete: reading.dispose, error: reading.dispose })
    }
  }
}
