import type { ComponentType } from 'react'
import type { Language } from '@hogar/schema/stores.ts'
import { AreaMessages } from '../../i18n/AreaMessages.tsx'
import { loadAreaMessages } from '../../i18n/loadMessages.ts'
import { CartPanel, type CartPanelProps } from './CartPanel.tsx'

/** Loads the panel with its messages when a product is added; no page needs it before. */
export async function loadCartPanel(language: Language): Promise<ComponentType<CartPanelProps>> {
  const messages = await loadAreaMessages(language, 'cart')
  return function Panel(props: CartPanelProps) {
    return (
      <AreaMessages messages={messages}>
        <CartPanel {...props} />
      </AreaMessages>
    )
  }
}
