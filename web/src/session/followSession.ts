import type { IEnvironment } from 'relay-runtime'
import { forgetAccount } from '../customers/forgetDevice.ts'
import type { GraphQLTransport } from '../relay/network/transport.ts'
import { askSession } from './askSession.ts'
import { SESSION_ENDED } from '../relay/network/sessionSignal.ts'

type Followed = Readonly<{
  environment: Pick<IEnvironment, 'commitUpdate'>
  transport: GraphQLTransport
  storeCode: string
  onEnd: () => void
}>

/**
 * Follows the gateway's reports that the customer's session has ended. Asks once more to confirm: the report may be
 * older than a sign-in. From that moment the page and the device show no data of the account.
 */
export function followSession({ environment, transport, storeCode, onEnd }: Followed): void {
  let isAsking = false
  const check = async () => {
    if (isAsking) return
    isAsking = true
    const isOpen = await askSession(transport)
    isAsking = false
    window.hogarHasEnded = false
    if (isOpen) return
    // First: other tabs and the header depend on the customer's name.
    onEnd()
    void forgetAccount(storeCode)
    clearViewer(environment)
  }
  window.addEventListener(SESSION_ENDED, () => void check())
  if (window.hogarHasEnded) void check()
}

function clearViewer(environment: Followed['environment']): void {
  environment.commitUpdate((store) => {
    const viewer = store.getRoot().getLinkedRecord('viewer')
    viewer?.setValue(null, 'customer')
    viewer?.setValue(null, 'cart')
  })
}
