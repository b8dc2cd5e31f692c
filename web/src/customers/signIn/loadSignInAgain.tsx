import type { ComponentType } from 'react'
import type { Language } from '@hogar/schema/stores.ts'
import { AreaMessages } from '../../i18n/AreaMessages.tsx'
import { loadAreaMessages } from '../../i18n/loadMessages.ts'
import { SignInAgain } from './SignInAgain.tsx'

/**
 * Loads the sign-in form with its messages when a session has ended; pages other than the sign-in page do not need it
 * before.
 */
export async function loadSignInAgain(language: Language): Promise<ComponentType> {
  const messages = await loadAreaMessages(language, 'account')
  return function Again() {
    return (
      <AreaMessages messages={messages}>
        <SignInAgain />
      </AreaMessages>
    )
  }
}
