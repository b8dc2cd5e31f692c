import type { IncomingMessage } from 'node:http'
import { CONTINUED_VISIT_HEADER } from '@hogar/schema/storefrontKey.ts'
import { GatewayError } from '../../errors/gatewayError.ts'
import { chargeOf, reservedCost } from '../../limits/charge.ts'
import { REFUSAL_COST, REQUEST_COST, VISIT_RESERVE } from '../../limits/limits.ts'
import { bucketOf, type Payer, sessionBucket } from '../../limits/rateBuckets.ts'
import type { NamedBucket, Take } from '../../cache/bucket.ts'
import { SharedStoreUnavailable } from '../../cache/sharedStore.ts'
import type { CallReport } from '../../rest/callReport.ts'
import type { CoreServices } from '../../http/coreServices.ts'
import type { Quota } from './quota.ts'
import { RequestRefusal } from '../../errors/requestRefusal.ts'

type Services = Pick<CoreServices, 'env' | 'sharedStore' | 'metrics'>

/**
 * Charges one request to its payer: a fee before it is read, a part of its cost while it runs, and the rest by its
 * actual work. A request that is refused for its rate costs nothing. Without the shared store requests are not limited:
 * selling matters more than the limit.
 */
export class RateMeter {
  readonly #services: Services
  readonly #payer: Payer
  readonly #own: NamedBucket
  readonly #reserve: number
  readonly #work = { requested: 0, calls: 0, bytes: 0 }
  #session: NamedBucket | null = null
  #held = 0
  #extra = 0
  /** Remainder of the payer's bucket after the last charge; null before the first. */
  #remaining: number | null = null

  constructor(services: Services, request: Pick<IncomingMessage, 'headers'>, payer: Payer) {
    const { RATE_FACTOR } = services.env
    this.#services = services
    this.#payer = payer
    this.#own = bucketOf(payer, RATE_FACTOR)
    const isContinued = request.headers[CONTINUED_VISIT_HEADER] !== undefined
    this.#reserve = isContinued ? 0 : VISIT_RESERVE * Math.min(1, RATE_FACTOR)
  }

  get #isOff(): boolean {
    return this.#services.env.RATE_FACTOR === 0
  }

  /** Charges the fee of a request. Rejects with RequestRefusal 429 if the quota is exhausted. */
  enter(): Promise<void> | undefined {
    return this.#isOff ? undefined : this.#take([this.#own], { cost: REQUEST_COST, reserve: this.#reserve })
  }

  /**
   * Reserves a part of an operation's maximum cost, from its session as well. Rejects as `enter` does, after refunding
   * every charge of the request.
   */
  async hold(requested: number, sessionId: string | null): Promise<void> {
    this.#work.requested = requested
    const cost = reservedCost(requested)
    if (this.#isOff || (cost === 0 && sessionId === null)) return
    const session = sessionId === null ? null : sessionBucket(sessionId, this.#services.env.RATE_FACTOR)
    try {
      await this.#take(session === null ? [this.#own] : [this.#own, session], { cost })
      this.#session = session
    } catch (error) {
      this.#settle(-this.#held)
      this.#held = 0
      throw error
    }
  }

  /** Charges the surcharge of a refused request. Rejects as `enter` does. */
  async refuse(): Promise<void> {
    if (this.#isOff) return
    await this.#take([this.#own], { cost: REFUSAL_COST })
    this.#extra += REFUSAL_COST
  }

  /** Records a REST call of the operation. */
  note({ cached, bytes }: CallReport): void {
    if (cached) return
    this.#work.calls += 1
    this.#work.bytes += bytes
  }

  /** Returns the cost of the work so far and the remaining quota; null if rates are not limited. */
  quota(): Quota | null {
    if (this.#remaining === null) return null
    const charged = this.#charged()
    const left = Math.min(this.#own.capacity, Math.max(0, this.#remaining + this.#held - charged))
    return { name: this.#payer.kind, bucket: this.#own, charged, remaining: Math.floor(left) }
  }

  /** Charges the difference between the reserved cost and the actual work. Called once, at the end of the reply. */
  settle(): void {
    this.#settle(this.#charged() - this.#held)
  }

  #charged(): number {
    return this.#held === 0 ? 0 : chargeOf(this.#work) + this.#extra
  }

  async #take(buckets: readonly NamedBucket[], asked: Take): Promise<void> {
    const answers = await this.#unlessAway(this.#services.sharedStore.takeFromBuckets(buckets, asked))
    if (answers === null) return
    this.#remaining = answers[0]?.remaining ?? null
    const retryAfterMs = Math.max(...answers.map((answer) => answer.retryAfterMs))
    if (retryAfterMs > 0) throw refusal(retryAfterMs)
    this.#held += asked.cost
  }

  #settle(cost: number): void {
    const buckets = this.#session === null ? [this.#own] : [this.#own, this.#session]
    if (cost !== 0) void this.#unlessAway(this.#services.sharedStore.settleBuckets(buckets, cost))
  }

  #unlessAway<Value>(answer: Promise<Value>): Promise<Value | null> {
    return answer.catch((error: unknown) => {
      if (!(error instanceof SharedStoreUnavailable)) throw error
      this.#services.metrics.rateFailedOpen()
      return null
    })
  }
}

function refusal(retryAfterMs: number): RequestRefusal {
  const seconds = Math.ceil(retryAfterMs / 1000)
  const error = new GatewayError('RATE_LIMITED', `Rate limit exceeded. Retry after ${seconds} s.`, {
    retryAfterSeconds: seconds,
  })
  return new RequestRefusal([error], { status: 429, headers: { 'retry-after': String(seconds) } })
}
