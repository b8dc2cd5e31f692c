import { useEffect } from 'react'
import { FormattedMessage } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { useStoreDefinition } from '../routing/StoreContext.tsx'
import { forgetDevice } from './forgetDevice.ts'
import { SIGNED_OUT } from './returnPath.ts'
import { readSignedInName } from './signedInName.ts'
import styles from './SignedOutNote.module.css'

/**
 * Says that the account was closed, to whoever has just closed it. Where the session ended by itself nothing is said, but
 * what the device still keeps of the customer goes.
 */
export function SignedOutNote({ isGuest }: Readonly<{ isGuest: boolean }>) {
  const { code } = useStoreDefinition()
  const { search } = useLocation()
  useEffect(() => {
    if (isGuest && readSignedInName(code) !== null) void forgetDevice(code)
  }, [isGuest, code])
  if (!new URLSearchParams(search).has(SIGNED_OUT)) return null
  return (
    <output className={styles.note}>
      <FormattedMessage id="customers.loggedOut" />
    </output>
  )
}
