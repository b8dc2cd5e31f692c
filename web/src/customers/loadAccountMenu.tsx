import type { ComponentType } from 'react'
import type { Language } from '@hogar/schema/stores.ts'
import { AreaMessages } from '../i18n/AreaMessages.tsx'
import { loadAreaMessages } from '../i18n/loadMessages.ts'
import { AccountMenu, type AccountMenuProps } from './AccountMenu.tsx'

/** The menu with its texts. Loaded for who is signed in: nobody else sees it. */
export async function loadAccountMenu(language: Language): Promise<ComponentType<AccountMenuProps>> {
  const messages = await loadAreaMessages(language, 'account')
  return function Menu(props: AccountMenuProps) {
    return (
      <AreaMessages messages={messages}>
        <AccountMenu {...props} />
      </AreaMessages>
    )
  }
}
