import type { RequestScope } from '../../app/requestScope.ts'
import type { MaybePromise } from '../../graph/maybePromise.ts'
import { readTotals } from '../cartClient.ts'
import type { CartTotalsDocument } from './decodeTotals.ts'

export type TotalsLoader = () => MaybePromise<CartTotalsDocument | null>

type Reading = { readonly cartToken: string | null; readonly writes: number; totals: ReturnType<TotalsLoader> }

/**
 * Loads the totals of the session's cart; null without a cart. Every line and every sum asks for them: they are read and
 * decoded once, and again after a write of the same request.
 */
export function createTotalsLoader(scope: Pick<RequestScope, 'session' | 'upstream'>): TotalsLoader {
  let latest: Reading | undefined
  return () => {
    const { cartToken } = scope.session
    const writes = scope.upstream.writes()
    if (latest?.writes === writes && latest.cartToken === cartToken) return latest.totals
    const totals = readTotals(scope)
    const reading: Reading = { cartToken, writes, totals }
    latest = reading
    return (reading.totals = totals.then((read) => (reading.totals = read)))
  }
}
