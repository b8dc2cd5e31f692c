import type { ComponentType } from 'react'
import type { Language } from '@hogar/schema/stores.ts'
import { AreaMessages } from '../i18n/AreaMessages.tsx'
import { loadAreaMessages } from '../i18n/loadMessages.ts'
import { NewsletterForm } from './NewsletterForm.tsx'

/** Loads the form with its messages when the shopper scrolls near the end of a page. */
export async function loadNewsletterForm(language: Language): Promise<ComponentType> {
  const messages = await loadAreaMessages(language, 'newsletter')
  return function Asking() {
    return (
      <AreaMessages messages={messages}>
        <NewsletterForm />
      </AreaMessages>
    )
  }
}
