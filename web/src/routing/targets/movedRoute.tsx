import { Navigate, useParams } from 'react-router-dom'
import { MOVED_PERMANENTLY } from '../limits.ts'
import { type PageRequest, type ShopRoute, plainRoute } from '../shopRoute.ts'
import { useStorePath } from '../useStorePath.ts'

type Moved = Readonly<{
  path: string
  /** New path, inside the store. */
  to: (params: PageRequest['params']) => string
}>

/**
 * Returns a route that redirects from an old address: on the server by an HTTP redirect, inside the shop by
 * navigation.
 */
export function movedRoute({ path, to }: Moved): ShopRoute {
  function MovedPage() {
    return <Navigate to={useStorePath()(to(useParams()))} replace />
  }
  return plainRoute({
    path,
    source: 'src/routing/targets/movedRoute.tsx',
    load: () => Promise.resolve(MovedPage),
    judge: (_data, { params }) => ({ kind: 'moved', path: to(params), status: MOVED_PERMANENTLY }),
  })
}

/** Encodes a parameter of one path for another. */
export function inPath(value: string | undefined): string {
  return encodeURIComponent(value ?? '')
}
