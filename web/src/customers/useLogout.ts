import { useState } from 'react'
import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { useLogoutMutation } from '../__generated__/useLogoutMutation.graphql'
import { useNotifications } from '../design/NotificationsContext.ts'
import { useStoreDefinition } from '../routing/StoreContext.tsx'
import { useStorePath } from '../routing/useStorePath.ts'
import { forgetDevice } from './forgetDevice.ts'
import { SIGNED_OUT } from './returnPath.ts'
import { useSecretMutation } from './useSecretMutation.ts'

/**
 * Closes the account: the session first, then all that the device keeps of the store. The page is left by loading another,
 * so that nothing of the customer stays in memory either; other tabs follow.
 */
export function useLogout(): Readonly<{ logout: () => Promise<void>; isBusy: boolean }> {
  const intl = useIntl()
  const { notify } = useNotifications()
  const { code } = useStoreDefinition()
  const storePath = useStorePath()
  const [isBusy, setIsBusy] = useState(false)
  const send = useSecretMutation<useLogoutMutation>(graphql`
    mutation useLogoutMutation($input: LogoutInput!) {
      logout(input: $input) {
        userErrors {
          code
          message
        }
      }
    }
  `)
  const logout = async () => {
    if (isBusy) return
    setIsBusy(true)
    const outcome = await send({ input: {} })
    if (outcome.kind === 'done') {
      await forgetDevice(code)
      return window.location.assign(storePath(`/login?${SIGNED_OUT}`))
    }
    setIsBusy(false)
    const id = outcome.kind === 'unreachable' ? 'customers.logoutOffline' : 'cart.failed'
    notify({ kind: 'danger', message: intl.formatMessage({ id }) })
  }
  return { logout, isBusy }
}
