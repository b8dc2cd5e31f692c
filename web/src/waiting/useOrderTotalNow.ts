import { useEffect, useState } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay/hooks'
import { type IEnvironment, getRequest } from 'relay-runtime'
import * as v from 'valibot'
import type { MoneyValue } from '../i18n/useMoney.ts'
import { TOTAL_LOOK_MS } from './limits.ts'

const query = graphql`
  query useOrderTotalNowQuery {
    viewer {
      cart {
        totals {
          # Read out of the answer itself: see below.
          grandTotal {
            # eslint-disable-next-line relay/unused-fields
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
  data: v.object({
    viewer: v.object({
      cart: v.object({ totals: v.object({ grandTotal: v.object({ amount: v.string(), currencyCode: v.string() }) }) }),
    }),
  }),
})

/**
 * React hook that returns the current total of the cart of a waiting order; null until it is known. Read again with
 * every new `turn`, and not at all while that is null: earlier changes have to reach the shop first.
 */
export function useOrderTotalNow(turn: string | null): MoneyValue | null {
  const environment = useRelayEnvironment()
  const [read, setRead] = useState<Readonly<{ turn: string; total: MoneyValue }> | null>(null)
  useEffect(() => {
    if (turn === null) return undefined
    return followTotal(environment, (total) => setRead({ turn, total }))
  }, [environment, turn])
  return read !== null && read.turn === turn ? read.total : null
}

/**
 * Reads the total outside the store, where the order is rendered already and has removed the cart. Retries until there
 * is an answer.
 */
function followTotal(environment: IEnvironment, onTotal: (total: MoneyValue) => void): () => void {
  const { params } = getRequest(query)
  let isOver = false
  let stop = () => {}
  const askLater = () => {
    if (isOver) return
    const timer = setTimeout(ask, TOTAL_LOOK_MS)
    stop = () => clearTimeout(timer)
  }
  const ask = () => {
    const reading = environment
      .getNetwork()
      .execute(params, {}, { force: true })
      .subscribe({
        next: (answer: unknown) => {
          const parsed = v.safeParse(answerSchema, answer)
          if (parsed.success) onTotal(parsed.output.data.viewer.cart.totals.grandTotal)
          else askLater()
        },
        error: askLater,
      })
    stop = () => reading.unsubscribe()
  }
  ask()
  return () => {
    isOver = true
    stop()
  }
}
