import { useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useRelayEnvironment } from 'react-relay/hooks'
import { type IEnvironment, getRequest } from 'relay-runtime'
import * as v from 'valibot'
import { type MoneyValue, useMoney } from '../i18n/useMoney.ts'
import type { WaitingTask } from '../offline/QueueContext.ts'
import { placeOrderOptimismSchema } from '../orders/placeOrderOptimism.ts'
import styles from './OrderQuestion.module.css'

const query = graphql`
  query OrderTotalNowQuery {
    viewer {
      cart {
        totals {
          grandTotal {
            amount
            # eslint-disable-next-line relay/unused-fields
            currencyCode
          }
        }
      }
    }
  }
`

const answerSchema = v.object({
  viewer: v.object({
    cart: v.object({ totals: v.object({ grandTotal: v.object({ amount: v.string(), currencyCode: v.string() }) }) }),
  }),
})

/** Says what an order comes to by now, where that is not what the shopper agreed to; nothing while it is not known. */
export function OrderTotalNow({ order }: Readonly<{ order: WaitingTask }>) {
  const environment = useRelayEnvironment()
  const money = useMoney()
  const [now, setNow] = useState<MoneyValue | null>(null)
  useEffect(() => readTotal(environment, setNow), [environment, order.id])
  const agreed = v.safeParse(placeOrderOptimismSchema, order.optimism)
  const before = agreed.success ? agreed.output.total : null
  if (!now || (before && Number(before.amount) === Number(now.amount))) return null
  return (
    <p className={styles.now}>
      <FormattedMessage id="waiting.totalNow" values={{ now: money(now), before: before ? money(before) : 'none' }} />
    </p>
  )
}

/** Past the store: there the order is drawn already, and has taken the cart with it. */
function readTotal(environment: IEnvironment, onTotal: (total: MoneyValue) => void): () => void {
  const { params } = getRequest(query)
  const reading = environment
    .getNetwork()
    .execute(params, {}, { force: true })
    .subscribe({
      next: (answer: unknown) => {
        const parsed = v.safeParse(v.object({ data: answerSchema }), answer)
        if (parsed.success) onTotal(parsed.output.data.viewer.cart.totals.grandTotal)
      },
      // It is a courtesy: the question stands without it.
      error: () => undefined,
    })
  return () => reading.unsubscribe()
}
