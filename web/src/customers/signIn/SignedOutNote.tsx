import { useEffect, useSyncExternalStore } from 'react'
import { FormattedMessage } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { classNames } from '../../design/classNames.ts'
import { useStoreDefinition } from '../../routing/StoreContext.tsx'
import { noteAccountEnd, readEndedAccount } from '../accountKey.ts'
import { forgetDevice } from '../forgetDevice.ts'
import { ERASED, SIGNED_OUT } from './returnPath.ts'
import { onSignedInName, readSignedInName } from '../signedInName.ts'
import styles from './SignedOutNote.module.css'

/**
 * Says in the sign-in page's first line what an account is for, or that the customer was signed out, here or elsewhere.
 * The device knows that only after hydration: the line is there before, so that nothing moves under a finger. Removes
 * the data that this device holds of a customer whose session has ended.
 */
export function SignedOutNote({ isGuest }: Readonly<{ isGuest: boolean }>) {
  const { code } = useStoreDefinition()
  const { search } = useLocation()
  const isEnded = useSyncExternalStore(
    onSignedInName,
    () => readEndedAccount(code) !== null,
    () => false,
  )
  useEffect(() => {
    if (!isGuest || readSignedInName(code) === null) return
    noteAccountEnd(code)
    void forgetDevice(code)
  }, [isGuest, code])
  const query = new URLSearchParams(search)
  const left = query.has(ERASED) ? 'customers.erased' : query.has(SIGNED_OUT) ? 'customers.loggedOut' : null
  return (
    <output className={classNames(styles.note, styles.firstLine)}>
      <FormattedMessage id={left ?? (isEnded ? 'customers.sessionEnded' : 'customers.loginIntro')} />
    </output>
  )
}
