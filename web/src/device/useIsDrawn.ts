import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and in the first render, which has to draw what the server drew; true from then on. */
export function useIsDrawn(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
