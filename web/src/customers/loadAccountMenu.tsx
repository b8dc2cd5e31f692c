import type { ComponentType } from 'react'
import type { Language } from '@hogar/schema/stores.ts'
import { AreaMessages } from '../i18n/AreaMessages.tsx'
import { loadAreaMessages } from '../i18n/loadMessages.ts'
import { AccountMenu, type AccountMenuProps } from './AccountMenu.tsx'

/** Loads the menu with its messages, for signed-in customers only. */
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
