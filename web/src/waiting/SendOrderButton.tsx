import { FormattedMessage } from 'react-intl'
import { Button } from '../design/Button.tsx'
import { useMoney } from '../i18n/useMoney.ts'
import type { OrderAnswer } from './useOrderAnswer.ts'

type SendOrderButtonProps = Readonly<{
  answer: OrderAnswer
  /** False: it is sent later, when there is a network. */
  isNow?: boolean
  isFullWidth?: boolean
  onSend?: () => void
}>

/** Button that gives the shopper's consent to send an order: it names the total if that differs from the known one. */
export function SendOrderButton({ answer, isNow = true, isFullWidth = false, onSend }: SendOrderButtonProps) {
  const money = useMoney()
  const { now, send } = answer
  const press = () => {
    send?.()
    onSend?.()
  }
  return (
    <Button isFullWidth={isFullWidth} disabled={!send} onClick={press}>
      {now ? (
        <FormattedMessage id="waiting.orderSendAt" values={{ total: money(now) }} />
      ) : (
        <FormattedMessage id={isNow ? 'waiting.orderSend' : 'waiting.orderSendLater'} />
      )}
    </Button>
  )
}
