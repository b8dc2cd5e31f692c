import type { ComponentType } from 'react'
import type { Language } from '@hogar/schema/stores.ts'
import { AreaMessages } from '../../i18n/AreaMessages.tsx'
import { loadAreaMessages } from '../../i18n/loadMessages.ts'
import { AccountContactForm, type AccountContactFormProps } from './AccountContactForm.tsx'

/** Loads the form that creates an account during the checkout, with the messages of the account area. */
export async function loadAccountContactForm(language: Language): Promise<ComponentType<AccountContactFormProps>> {
  const messages = await loadAreaMessages(language, 'account')
  return function Asking(props: AccountContactFormProps) {
    return (
      <AreaMessages messages={messages}>
        <AccountContactForm {...props} />
      </AreaMessages>
    )
  }
}
