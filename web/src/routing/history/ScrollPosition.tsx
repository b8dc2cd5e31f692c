import { type ReactNode, use, useState } from 'react'
import { ScrollRestoration, UNSAFE_DataRouterStateContext as RouterStateContext } from 'react-router-dom'
import { DrawnLocationContext } from './DrawnLocationContext.ts'
import { useNonce } from '../document/NonceContext.tsx'

/**
 * Restores the scroll position of navigations. The router's own component treats the first page as a navigation too:
 * it would scroll a shopper who has read on while the code was loading back to the top, and a press in progress would
 * miss its target. A page that the server has rendered stays where it is, unless it was left further down and has not
 * been scrolled since.
 */
export function ScrollPosition(): ReactNode {
  const nonce = useNonce()
  const state = use(RouterStateContext)
  const drawn = use(DrawnLocationContext)
  const [hasMoved] = useState(() => typeof window === 'object' && window.scrollY > 0)
  const isDrawn = state !== null && state.location === drawn
  const scrollTo = (isDrawn && hasMoved ? null : state?.restoreScrollPosition) ?? (isDrawn ? false : null)
  return (
    <RouterStateContext value={state && { ...state, restoreScrollPosition: scrollTo }}>
      <ScrollRestoration nonce={nonce} />
    </RouterStateContext>
  )
}
