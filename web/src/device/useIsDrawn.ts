import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * React hook that returns false on the server and during hydration, which has to match the server's markup; true from
 * then on.
 */
export function useIsDrawn(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
