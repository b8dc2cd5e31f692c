import type { ComponentType } from 'react'
import type { Language } from '@hogar/schema/stores.ts'
import { AreaMessages } from '../i18n/AreaMessages.tsx'
import { loadAreaMessages } from '../i18n/loadMessages.ts'
import { NewsletterForm } from './NewsletterForm.tsx'

/** The form with its texts. Loaded for whoever comes near the end of a page. */
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
