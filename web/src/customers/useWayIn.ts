import { useEffect, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useStorePath } from '../routing/useStorePath.ts'
import { readCameFrom, readReturnPath } from './returnPath.ts'

/**
 * Leaves a page before the account once somebody is signed in: to the path that `r` names, else to the page that the way
 * in was taken on, else to the store's home. Returns what links between those pages have to hand on.
 */
export function useWayIn(isSignedIn: boolean): Readonly<{ search: string; state: unknown }> {
  const navigate = useNavigate()
  const storePath = useStorePath()
  const { search, state }: { search: string; state: unknown } = useLocation()
  const target = useMemo(() => {
    const named = readReturnPath(new URLSearchParams(search))
    return named === null ? (readCameFrom(state) ?? storePath('/')) : storePath(named)
  }, [search, state, storePath])
  useEffect(() => {
    if (isSignedIn) void navigate(target, { replace: true })
  }, [isSignedIn, navigate, target])
  return { search: readReturnPath(new URLSearchParams(search)) === null ? '' : search, state }
}
