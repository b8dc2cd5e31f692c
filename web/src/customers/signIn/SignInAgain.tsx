import { FormattedMessage } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { Button } from '../../design/Button.tsx'
import { useStoreDefinition } from '../../routing/StoreContext.tsx'
import { StoreLink } from '../../routing/StoreLink.tsx'
import { LoginForm } from './LoginForm.tsx'
import styles from './SignInAgain.module.css'
import { withReturnPath } from './returnPath.ts'
import { useLogout } from './useLogout.ts'

/**
 * Sign-in form on the current page after the session has ended, with the other ways to sign in and a button to continue
 * as a guest.
 */
export function SignInAgain() {
  const { pathname, search } = useLocation()
  const { urlPrefix } = useStoreDefinition()
  const { goOnAsGuest, isBusy } = useLogout()
  return (
    <div className={styles.ways}>
      <LoginForm />
      <StoreLink to={withReturnPath('/login', `${pathname.slice(urlPrefix.length) || '/'}${search}`)}>
        <FormattedMessage id="customers.otherWays" />
      </StoreLink>
      <Button variant="quiet" isFullWidth isBusy={isBusy} onClick={() => void goOnAsGuest()}>
        <FormattedMessage id="customers.goOnAsGuest" />
      </Button>
    </div>
  )
}
