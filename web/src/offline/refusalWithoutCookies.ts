import { createIntl } from 'react-intl'
import type { Language } from '@hogar/schema/stores.ts'
import { keepsCookies } from '../device/cookies.ts'
import { loadAreaMessages } from '../i18n/loadMessages.ts'
import type { Outcome } from './outcome.ts'

type Refused = Extract<Outcome, { kind: 'refused' }>

/**
 * Returns the refusal of a change that needs a session, with its text; null where the browser stores cookies. The
 * gateway would accept such a change, and lose it with the next request.
 */
export async function refusalWithoutCookies(language: Language): Promise<Refused | null> {
  if (keepsCookies()) return null
  const intl = createIntl({ locale: language, messages: await loadAreaMessages(language, 'cart') })
  const message = intl.formatMessage({ id: 'cartPage.needsCookies' })
  return { kind: 'refused', userErrors: [{ code: 'COOKIES_REFUSED', message }], data: null }
}
