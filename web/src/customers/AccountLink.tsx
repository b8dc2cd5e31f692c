import { type ComponentType, useEffect, useState } from 'react'
import { useStoreDefinition } from '../routing/StoreContext.tsx'
import type { AccountMenuProps } from './AccountMenu.tsx'
import { SignInLink } from './SignInLink.tsx'
import { useSignedInName } from './useSignedInName.ts'

/** The header's way to the account. The page is everybody's: the name comes after it, with its menu. */
export function AccountLink() {
  const { language } = useStoreDefinition()
  const name = useSignedInName()
  const [Menu, setMenu] = useState<ComponentType<AccountMenuProps> | null>(null)
  const isMissing = name !== null && Menu === null
  useEffect(() => {
    if (!isMissing) return undefined
    let isShown = true
    // Without it the link leads to the account all the same: who is signed in is led on by the page.
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
