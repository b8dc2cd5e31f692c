import type { MoneyValue } from '../i18n/useMoney.ts'
import type { WaitingTask } from '../offline/waitingTask.ts'
import { useOnlineStatus } from '../offline/useOnlineStatus.ts'
import { useQueueState } from '../offline/useQueueState.ts'
import { useStartedQueue } from '../offline/useStartedQueue.ts'
import { agreedTotal, isAgreedTo } from '../orders/agreedTotal.ts'
import { isJsonRecord } from '../relay/payload.ts'
import { useOrderTotalNow } from './useOrderTotalNow.ts'

/** Consent to an order that waits for it. */
export type OrderAnswer = Readonly<{
  /** Agreed total; null when it was unknown then. */
  before: MoneyValue | null
  /** Current total, if it differs; null if it does not, or is unknown. */
  now: MoneyValue | null
  /** Sends the order at the shown total; null while there is none to agree to. */
  send: (() => void) | null
}>

/**
 * React hook that returns the consent that a shopper can give to a waiting order: never to a total that they have not
 * seen.
 */
export function useOrderAnswer(order: WaitingTask): OrderAnswer {
  const queue = useStartedQueue()
  const isOnline = useOnlineStatus()
  const tasks = useQueueState()
  const place = tasks.findIndex(({ id }) => id === order.id)
  const isBehind = tasks.slice(0, Math.max(0, place)).some(({ scope }) => scope === order.scope)
  const total = useOrderTotalNow(isOnline && !isBehind ? `${order.id}-${order.timesAskedAgain}` : null)
  const before = agreedTotal(order)
  const now = total && Number(total.amount) !== Number(before?.amount) ? total : null
  const canSend = total !== null || isAgreedTo(order)
  return {
    before,
    now,
    send: canSend ? () => queue?.approve(order.id, now ? agreedTo(order, now) : null) : null,
  }
}

/** Returns the order at another total. */
function agreedTo({ variables, optimism }: WaitingTask, total: MoneyValue) {
  const { input } = variables
  return {
    variables: { ...variables, input: { ...(isJsonRecord(input) ? input : {}), expectedTotal: total.amount } },
    optimism: { ...optimism, total },
  }
}
