import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../../design/Button.tsx'
import { useQueuedMutation } from '../../offline/useQueuedMutation.ts'
import { useNotifyOutcome } from '../useNotifyOutcome.ts'

/**
 * Button that moves the lines that cannot be ordered with a motorcycle into a quote, in one change: cut short, it leaves
 * the cart as it was. Off line it waits, as other changes of the cart do.
 */
export function SetAsideButton() {
  const intl = useIntl()
  const saveQuote = useQueuedMutation('saveQuote')
  const notifyOutcome = useNotifyOutcome()
  const [isBusy, setIsBusy] = useState(false)
  const press = async () => {
    const name = intl.formatMessage({ id: 'cartKinds.asideName' })
    setIsBusy(true)
    const outcome = await saveQuote({ input: { name, movesLinesBesideSoleItem: true } }, { name })
    setIsBusy(false)
    notifyOutcome(outcome)
  }
  return (
    <Button variant="secondary" isBusy={isBusy} onClick={() => void press()}>
      <FormattedMessage id="cartKinds.setAside" />
    </Button>
  )
}
