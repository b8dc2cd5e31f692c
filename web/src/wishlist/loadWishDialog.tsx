import type { ComponentType } from 'react'
import type { Language } from '@hogar/schema/stores.ts'
import { AreaMessages } from '../i18n/AreaMessages.tsx'
import { loadAreaMessages } from '../i18n/loadMessages.ts'
import { WishDialog, type WishDialogProps } from './WishDialog.tsx'

/** Loads the dialog with its messages, on the first press of a heart. */
export async function loadWishDialog(language: Language): Promise<ComponentType<WishDialogProps>> {
  const messages = await loadAreaMessages(language, 'account')
  return function Asking(props: WishDialogProps) {
    return (
      <AreaMessages messages={messages}>
        <WishDialog {...props} />
      </AreaMessages>
    )
  }
}
