import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useStoreDefinition } from '../../routing/StoreContext.tsx'
import { useStorePath } from '../../routing/useStorePath.ts'
import { readCameFrom } from './readCameFrom.ts'
import { readReturnPath } from './returnPath.ts'

export type WayIn = Readonly<{
  /** Path inside the store to continue to. */
  target: string
  /** Query and state that links between the sign-in pages pass on. */
  search: string
  state: unknown
}>

/**
 * React hook that leaves a sign-in page once a customer is signed in: to the path in `r`, else to the page with the
 * sign-in link, else to the store's home page.
 */
export function useWayIn(isSignedIn: boolean): WayIn {
  const navigate = useNavigate()
  const storePath = useStorePath()
  const { urlPrefix } = useStoreDefinition()
  const { search, state }: { search: string; state: unknown } = useLocation()
  const named = readReturnPath(new URLSearchParams(search))
  const target = named ?? insideStore(readCameFrom(state), urlPrefix) ?? '/'
  useEffect(() => {
    if (isSignedIn) void navigate(storePath(target), { replace: true })
  }, [isSignedIn, navigate, storePath, target])
  return { target, search: named === null ? '' : search, state }
}

/** Converts a site path to one inside the store; null for another store's path. */
function insideStore(path: string | null, urlPrefix: string): string | null {
  if (path === null || !`${path}/`.startsWith(`${urlPrefix}/`)) return null
  return path.slice(urlPrefix.length) || '/'
}
