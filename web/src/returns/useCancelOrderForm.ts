import { type SubmitEvent, useState } from 'react'
import { useIntl } from 'react-intl'
import { useNotifySaved } from '../customers/useNotifySaved.ts'
import { focusFirstWrong } from '../design/forms/focusFirstWrong.ts'
import { useQueuedMutation } from '../offline/useQueuedMutation.ts'
import { refusalText } from './refusalText.ts'

type Order = Readonly<{ id: string; number: string; cancelable?: string | null | undefined }>
/** Draft of a cancellation; `reason` is null while none is chosen. */
type Draft = Readonly<{ scope: string; units: ReadonlyMap<string, number>; reason: string | null }>

const EMPTY: Draft = { scope: 'whole', units: new Map(), reason: null }

/** React hook of the cancellation form: its draft, missing answers and refusal. */
export function useCancelOrderForm(order: Order, onDone: () => void) {
  const intl = useIntl()
  const cancelOrder = useQueuedMutation('cancelOrder')
  const notifySaved = useNotifySaved()
  const [draft, setDraft] = useState(EMPTY)
  const [isTried, setTried] = useState(false)
  const [state, setState] = useState({ isSending: false, refusal: '' })
  const say = (id: string) => intl.formatMessage({ id: `returns.${id}` })
  const { reason } = draft
  const isOfLines = order.cancelable === 'LINES' && draft.scope === 'lines'
  const areLinesMissing = isOfLines && draft.units.size === 0

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (state.isSending) return
    if (reason === null || areLinesMissing) return focusFirstWrong(event.currentTarget, () => setTried(true))
    setState({ isSending: true, refusal: '' })
    const lines = isOfLines ? [...draft.units].map(([lineId, quantity]) => ({ lineId, quantity })) : null
    const outcome = await cancelOrder({ input: { orderId: order.id, reason, lines } }, { number: order.number })
    const refused = notifySaved(outcome)
    if (refused) setState({ isSending: false, refusal: refusalText(refused, say('failed')) })
    else onDone()
  }
  return {
    draft,
    isOfLines,
    state,
    submit,
    change: (changed: Partial<Draft>) => setDraft((before) => ({ ...before, ...changed })),
    errorOf: (field: 'lines' | 'reason'): string | undefined => {
      if (!isTried) return undefined
      if (field === 'lines') return areLinesMissing ? say('linesMissing') : undefined
      return reason === null ? say('reasonMissing') : undefined
    },
  }
}
