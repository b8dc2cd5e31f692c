import type { ComponentType } from 'react'
import type { Language } from '@hogar/schema/stores.ts'
import { AreaMessages } from '../i18n/AreaMessages.tsx'
import { loadAreaMessages } from '../i18n/loadMessages.ts'
import { CreditDialog, type CreditDialogProps } from './CreditDialog.tsx'

/** Loads the dialog with its messages: few shoppers of a product open it. */
export async function loadCreditDialog(language: Language): Promise<ComponentType<CreditDialogProps>> {
  const messages = await loadAreaMessages(language, 'loans')
  return function Loaded(props: CreditDialogProps) {
    return (
      <AreaMessages messages={messages}>
        <CreditDialog {...props} />
      </AreaMessages>
    )
  }
}
