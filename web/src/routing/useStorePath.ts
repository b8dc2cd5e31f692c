import { useCallback } from 'react'
import { useStoreDefinition } from './StoreContext.tsx'
import { toStorePath } from './toStorePath.ts'

/**
 * React hook that returns a function from a path inside the store (`/salas/sofas`) to one of the site
 * (`/de/salas/sofas`).
 */
export function useStorePath(): (path: string) => string {
  const { urlPrefix } = useStoreDefinition()
  return useCallback((path: string) => toStorePath(urlPrefix, path), [urlPrefix])
}
