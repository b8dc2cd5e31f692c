import { useEffect, useEffectEvent } from 'react'
import { useIntl } from 'react-intl'
import { readEndedAccount } from '../../customers/accountKey.ts'
import { forgetLeftElsewhere, hasLeftElsewhere } from '../../customers/signIn/leftElsewhere.ts'
import { useNotifications } from '../../design/overlays/NotificationsContext.ts'
import { useStoreDefinition } from '../../routing/StoreContext.tsx'

/** React hook that says, after the reload, that the customer has signed out in another tab, with a way to sign in. */
export function useLeftElsewhere(): void {
  const intl = useIntl()
  const { notify } = useNotifications()
  const { code } = useStoreDefinition()
  const tell = useEffectEvent(() => {
    if (!hasLeftElsewhere()) return
    forgetLeftElsewhere()
    // A session that has ended is no sign-out, and has its own dialog.
    if (readEndedAccount(code) !== null) return
    notify({
      kind: 'info',
      message: intl.formatMessage({ id: 'waiting.leftElsewhere' }),
      action: { label: intl.formatMessage({ id: 'waiting.signIn' }), to: '/login' },
      hasNoTimeout: true,
    })
  })
  useEffect(() => tell(), [])
}
