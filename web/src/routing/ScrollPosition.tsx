import { type ReactNode, use, useState } from 'react'
import { ScrollRestoration, UNSAFE_DataRouterStateContext as RouterStateContext } from 'react-router-dom'
import { DrawnLocationContext } from './DrawnLocationContext.ts'
import { useNonce } from './NonceContext.tsx'

/**
 * Where navigations scroll to. The router's own component takes the first page for a navigation too: it would take a
 * shopper who has read on while the code was loading back to the top, and a press on the way would miss what was pressed.
 * A page that the server has drawn stays where it is, unless it was left further down and nobody has moved it since.
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
