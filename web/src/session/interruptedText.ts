import { createIntl } from 'react-intl'
import type { Language } from '@hogar/schema/stores.ts'
import { loadAreaMessages } from '../i18n/loadMessages.ts'

/** Returns the text for a task that the end of its session has interrupted. */
export async function interruptedText(language: Language): Promise<string> {
  const intl = createIntl({ locale: language, messages: await loadAreaMessages(language, 'purchase') })
  return intl.formatMessage({ id: 'waiting.interrupted' })
}
