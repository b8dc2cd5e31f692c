import { type ComponentType, useEffect, useState } from 'react'
import { useStoreDefinition } from '../routing/StoreContext.tsx'
import type { AccountMenuProps } from './AccountMenu.tsx'
import { SignInLink } from './signIn/SignInLink.tsx'
import { useSignedInName } from './useSignedInName.ts'

/** Header link to the account. The page is cached publicly, so the name and its menu are loaded afterwards. */
export function AccountLink() {
  const { language } = useStoreDefinition()
  const name = useSignedInName()
  const [Menu, setMenu] = useState<ComponentType<AccountMenuProps> | null>(null)
  const isMissing = name !== null && Menu === null
  useEffect(() => {
    if (!isMissing) return undefined
    let isShown = true
    // If the menu fails to load, the link still works: the sign-in page redirects signed-in customers.
    void import('./loadAccountMenu.tsx')
      .then(({ loadAccountMenu }) => loadAccountMenu(language))
      .then(
        (Loaded) => isShown && setMenu(() => Loaded),
        () => undefined,
      )
    return () => {
      isShown = false
    }
  }, [isMissing, language])
  return name !== null && Menu ? <Menu name={name} /> : <SignInLink />
}
