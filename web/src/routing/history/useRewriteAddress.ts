import { useLocation } from 'react-router-dom'
import { isJsonRecord } from '../../relay/payload.ts'

/** Key of a history entry that the router has not written. */
const UNNAMED = 'default'

/**
 * React hook that returns a function to change the address of the rendered page past the router, which would load the
 * page again. It has no effect once the shopper has gone on: the router is at the next page, with its address, while
 * this one is rendered until the next is loaded.
 */
export function useRewriteAddress(): (rewrite: (search: URLSearchParams) => string) => void {
  const { key } = useLocation()
  return (rewrite) => {
    const state: unknown = window.history.state
    const present = isJsonRecord(state) ? (state['key'] ?? UNNAMED) : UNNAMED
    if (present !== key) return
    window.history.replaceState(state, '', rewrite(new URLSearchParams(window.location.search)))
  }
}
