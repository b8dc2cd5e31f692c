import type { RequestScope } from '../../app/requestScope.ts'
import { readTotals } from '../cartClient.ts'
import type { CartTotalsDocument } from './totalsDocument.ts'

export type TotalsLoader = () => Promise<CartTotalsDocument | null>

/**
 * Loads the totals of the session's cart; null without a cart. Every line and every sum asks for them: they are read and
 * decoded once, and again after a write of the same request.
 */
export function createTotalsLoader(scope: Pick<RequestScope, 'session' | 'upstream'>): TotalsLoader {
  let known: Readonly<{ cartToken: string | null; writes: number; totals: ReturnType<TotalsLoader> }> | undefined
  return () => {
    const { cartToken } = scope.session
    const writes = scope.upstream.writes()
    if (known?.writes !== writes || known.cartToken !== cartToken)
      known = { cartToken, writes, totals: readTotals(scope) }
    return known.totals
  }
}
