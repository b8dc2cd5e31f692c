import type { IncomingMessage } from 'node:http'
import { CONTINUED_VISIT_HEADER } from '@hogar/schema/storefrontKey.ts'
import { GatewayError } from '../graph/gatewayError.ts'
import { chargeOf, heldCost } from '../limits/charge.ts'
import { REFUSAL_COST, REQUEST_COST, VISIT_RESERVE } from '../limits/limits.ts'
import { bucketOf, type Payer, sessionBucket } from '../limits/rateBuckets.ts'
import type { NamedBucket, Take } from '../sharedStore/bucket.ts'
import { SharedStoreUnavailable } from '../sharedStore/sharedStore.ts'
import type { CallReport } from '../upstream/callReport.ts'
import type { CoreServices } from './coreServices.ts'
import type { Quota } from './quota.ts'
import { RequestRefusal } from './requestRefusal.ts'

export type RateMeter = ReturnType<typeof createRateMeter>

/**
 * Charges one request to its payer: a fee before anything is read, a part of its cost while it runs, and the rest by the
 * work that it made. A request that is refused for its rate costs nothing. While the shared store is away requests are not
 * limited: a shop that sells beats a limit that holds.
 */
export function createRateMeter(
  { env, sharedStore, metrics }: Pick<CoreServices, 'env' | 'sharedStore' | 'metrics'>,
  request: IncomingMessage,
  payer: Payer,
) {
  const factor = env.RATE_FACTOR
  const own = bucketOf(payer, factor)
  const work = { requested: 0, calls: 0, bytes: 0 }
  let session: NamedBucket | null = null
  let held = 0
  let extra = 0
  /** Of the payer's bucket, after the last take; null while nothing was taken. */
  let remaining: number | null = null

  const unlessAway = async <Value>(ask: () => Promise<Value>): Promise<Value | null> => {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof SharedStoreUnavailable)) throw error
      metrics.rateFailedOpen()
      return null
    }
  }
  const take = async (buckets: readonly NamedBucket[], asked: Take): Promise<void> => {
    const answers = await unlessAway(() => sharedStore.takeFromBuckets(buckets, asked))
    if (answers === null) return
    remaining = answers[0]?.remaining ?? null
    const retryAfterMs = Math.max(...answers.map((answer) => answer.retryAfterMs))
    if (retryAfterMs === 0) held += asked.cost
    else throw refusal(retryAfterMs)
  }
  const settle = (cost: number): void => {
    const buckets = session === null ? [own] : [own, session]
    if (cost !== 0) void unlessAway(() => sharedStore.settleBuckets(buckets, cost))
  }

  return {
    /** Takes the fee of a request. Rejects with RequestRefusal 429 when there is not enough left. */
    async enter(): Promise<void> {
      if (factor === 0) return
      const isContinued = request.headers[CONTINUED_VISIT_HEADER] !== undefined
      await take([own], { cost: REQUEST_COST, reserve: isContinued ? 0 : VISIT_RESERVE * Math.min(1, factor) })
    },
    /** Takes a part of what an admitted operation may cost, from its session as well. Rejects as `enter` does, and gives back. */
    async hold(requested: number, sessionId: string | null): Promise<void> {
      work.requested = requested
      if (factor === 0) return
      session = sessionId === null ? null : sessionBucket(sessionId, factor)
      const cost = heldCost(requested)
      if (cost === 0 && session === null) return
      try {
        await take(session === null ? [own] : [own, session], { cost })
      } catch (error) {
        session = null
        settle(-held)
        held = 0
        throw error
      }
    },
    /** Takes what a refused request costs more. Rejects as `enter` does. */
    async refuse(): Promise<void> {
      if (factor === 0) return
      await take([own], { cost: REFUSAL_COST })
      extra += REFUSAL_COST
    },
    /** Notes a REST call of the operation. */
    note({ cached, bytes }: CallReport): void {
      if (cached) return
      work.calls += 1
      work.bytes += bytes
    },
    /** The cost of the work so far, and what is left; null where nothing is limited. */
    quota(): Quota | null {
      if (factor === 0 || remaining === null) return null
      const charged = held === 0 ? 0 : chargeOf(work) + extra
      const left = Math.min(own.capacity, Math.max(0, remaining + held - charged))
      return { name: payer.kind, bucket: own, charged, remaining: Math.floor(left) }
    },
    /** Charges the difference between what was held and the work that was made. Called once, when the answer has ended. */
    settle(): void {
      if (held > 0) settle(chargeOf(work) + extra - held)
    },
  }
}

function refusal(retryAfterMs: number): RequestRefusal {
  const seconds = Math.ceil(retryAfterMs / 1000)
  const error = new GatewayError('RATE_LIMITED', `Too much was asked in too short a time. Ask again in ${seconds} s.`, {
    retryAfterSeconds: seconds,
  })
  return new RequestRefusal([error], { status: 429, headers: { 'retry-after': String(seconds) } })
}
