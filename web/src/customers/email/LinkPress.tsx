import { type ReactNode, useState } from 'react'
import { useIntl } from 'react-intl'
import { Refusals } from '../../checkout/Refusals.tsx'
import { Button } from '../../design/Button.tsx'
import type { SecretOutcome } from '../../relay/useSecretMutation.ts'

type LinkPressProps<TData> = Readonly<{
  /** Label of the button. */
  label: ReactNode
  send: () => Promise<SecretOutcome<TData>>
  onDone: (data: TData) => void
}>

/**
 * Button that executes an e-mail's link on a press. Programs that scan e-mails open their links, and opening alone must
 * not have an effect.
 */
export function LinkPress<TData>({ label, send, onDone }: LinkPressProps<TData>) {
  const intl = useIntl()
  const [isBusy, setIsBusy] = useState(false)
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const press = async () => {
    setRefusals([])
    setIsBusy(true)
    const outcome = await send()
    setIsBusy(false)
    if (outcome.kind === 'done') return onDone(outcome.data)
    const said = outcome.kind === 'refused' ? outcome.userErrors.map(({ message }) => message) : []
    const id = outcome.kind === 'unreachable' ? 'customers.offline' : 'cart.failed'
    setRefusals(said.length > 0 ? said : [intl.formatMessage({ id })])
  }
  return (
    <>
      <Refusals messages={refusals} />
      <Button isBusy={isBusy} isFullWidth onClick={() => void press()}>
        {label}
      </Button>
    </>
  )
}
