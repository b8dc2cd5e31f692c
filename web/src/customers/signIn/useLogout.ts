import { useState } from 'react'
import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { useLogoutMutation } from '../../__generated__/useLogoutMutation.graphql'
import { useNotifications } from '../../design/overlays/NotificationsContext.ts'
import { isOnline } from '../../device/isOnline.ts'
import { useQueueClient } from '../../offline/QueueContext.ts'
import { useStoreDefinition } from '../../routing/StoreContext.tsx'
import { useStorePath } from '../../routing/useStorePath.ts'
import { forgetEndedAccount } from '../accountKey.ts'
import { forgetDevice } from '../forgetDevice.ts'
import { SIGNED_OUT } from './returnPath.ts'
import { useSecretMutation } from '../../relay/useSecretMutation.ts'
import { whenSettled } from '../whenSettled.ts'

type Logout = Readonly<{
  logout: () => Promise<void>
  /** Continues as a guest on the current page after a session has ended. */
  goOnAsGuest: () => Promise<void>
  isBusy: boolean
}>

/**
 * React hook that signs out: ends the session first, then removes the store's data from the device. Loads a new page,
 * so that no customer data stays in memory; other tabs follow. Where changes still wait, the shopper is told that they
 * would be lost, and decides.
 */
export function useLogout(): Logout {
  const intl = useIntl()
  const { notify } = useNotifications()
  const { code } = useStoreDefinition()
  const storePath = useStorePath()
  const queue = useQueueClient()
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
  const close = async (): Promise<boolean> => {
    setIsBusy(true)
    const outcome = await send({ input: {} })
    if (outcome.kind === 'done') return true
    setIsBusy(false)
    const id = outcome.kind === 'unreachable' ? 'customers.logoutOffline' : 'cart.failed'
    notify({ kind: 'danger', message: intl.formatMessage({ id }) })
    return false
  }
  const leave = async () => {
    if (!(await close())) return
    await forgetDevice(code)
    forgetEndedAccount(code)
    window.location.assign(storePath(`/login?${SIGNED_OUT}`))
  }
  const logout = async () => {
    if (isBusy) return
    setIsBusy(true)
    // What waits is removed with the device's data.
    await whenSettled(queue)
    const count = queue.getTasks().length
    if (count === 0 || !isOnline()) return leave()
    setIsBusy(false)
    const label = intl.formatMessage({ id: 'customers.logoutAnyway' })
    const message = intl.formatMessage({ id: 'customers.logoutWaiting' }, { count })
    notify({ kind: 'warning', message, action: { label, onPress: () => void leave() }, hasNoTimeout: true })
  }
  const goOnAsGuest = async () => {
    if (isBusy || !(await close())) return
    await forgetDevice(code, { keepsGuests: true })
    forgetEndedAccount(code)
    window.location.reload()
  }
  return { logout, goOnAsGuest, isBusy }
}
