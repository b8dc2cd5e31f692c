import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { SecretOutcome } from '../relay/useSecretMutation.ts'

/**
 * React hook that sends a move of an application or of its order, one at a time, and holds why it was refused.
 * `needsNetwork` is the id of the message for a device without a network.
 */
export function useCreditMove<Response>(send: () => Promise<SecretOutcome<Response>>, needsNetwork: string) {
  const intl = useIntl()
  const [isBusy, setIsBusy] = useState(false)
  const [refusals, setRefusals] = useState<readonly string[]>([])
  /** Resolves to the answer; null if the move was not made. */
  const move = async (): Promise<Response | null> => {
    if (isBusy) return null
    setRefusals([])
    setIsBusy(true)
    const outcome = await send()
    setIsBusy(false)
    if (outcome.kind === 'done') return outcome.data
    if (outcome.kind === 'unreachable') setRefusals([intl.formatMessage({ id: needsNetwork })])
    else {
      const messages = outcome.userErrors.map(({ message }) => message)
      setRefusals(messages.length > 0 ? messages : [intl.formatMessage({ id: 'cart.failed' })])
    }
    return null
  }
  return { isBusy, refusals, move, clear: () => setRefusals([]) }
}
