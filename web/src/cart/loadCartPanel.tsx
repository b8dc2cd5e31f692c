import type { ComponentType } from 'react'
import type { Language } from '@hogar/schema/stores.ts'
import { AreaMessages } from '../i18n/AreaMessages.tsx'
import { loadAreaMessages } from '../i18n/loadMessages.ts'
import { CartPanel, type CartPanelProps } from './CartPanel.tsx'

/** The panel with its texts. Loaded when something is added: before that nobody sees it. */
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
