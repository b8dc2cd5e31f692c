import { Navigate, useParams } from 'react-router-dom'
import { MOVED_PERMANENTLY } from './limits.ts'
import { type PageRequest, type ShopRoute, plainRoute } from './shopRoute.ts'
import { useStorePath } from './useStorePath.ts'

type Moved = Readonly<{
  path: string
  /** Where it is now, inside the store. */
  to: (params: PageRequest['params']) => string
}>

/** An address that is another by now: the server answers with the new one, a link inside the shop is led on. */
export function movedRoute({ path, to }: Moved): ShopRoute {
  function MovedPage() {
    return <Navigate to={useStorePath()(to(useParams()))} replace />
  }
  return plainRoute({
    path,
    source: 'src/routing/movedRoute.tsx',
    load: () => Promise.resolve(MovedPage),
    judge: (_data, { params }) => ({ kind: 'moved', path: to(params), status: MOVED_PERMANENTLY }),
  })
}

/** Part of an address, as it has to be written in another. */
export function inPath(value: string | undefined): string {
  return encodeURIComponent(value ?? '')
}
