import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useStoreDefinition } from '../routing/StoreContext.tsx'
import { useStorePath } from '../routing/useStorePath.ts'
import { readCameFrom, readReturnPath } from './returnPath.ts'

export type WayIn = Readonly<{
  /** Path inside the store to go on to. */
  target: string
  /** What links between the pages before the account have to hand on. */
  search: string
  state: unknown
}>

/**
 * Leaves a page before the account once somebody is signed in: to the path that `r` names, else to the page that the way
 * in was taken on, else to the store's home.
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

/** A path of the site as one inside the store; null for another store's. */
function insideStore(path: string | null, urlPrefix: string): string | null {
  if (path === null || !`${path}/`.startsWith(`${urlPrefix}/`)) return null
  return path.slice(urlPrefix.length) || '/'
}
