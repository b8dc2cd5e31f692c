import type { EngineRefusal } from './engineRefusal.ts'

type Refusal = Readonly<{
  endpoint: string
  /** The reply's `code`; the HTTP status only where there was no envelope. */
  status: number
  /** The sentence for the shopper, dug out of whatever shape the platform sent. */
  message: string
  /** The reply's whole `result`, unparsed. */
  result: unknown
  /** Set where the platform's search engine refused the query, and where the platform has no such endpoint. */
  reason?: RefusalReason | null
}>

export type RefusalReason = EngineRefusal['reason'] | 'missingEndpoint'

/** The platform understood the call and said no: a mutation turns it into `userErrors`. */
export class UpstreamRefusal extends Error {
  readonly endpoint: string
  readonly status: number
  readonly result: unknown
  /** Why the platform's search engine refused the query, or that there is no such endpoint; null for other refusals. */
  readonly reason: RefusalReason | null

  constructor({ endpoint, status, message, result, reason = null }: Refusal) {
    super(message)
    this.name = 'UpstreamRefusal'
    this.endpoint = endpoint
    this.status = status
    this.result = result
    this.reason = reason
  }
}
