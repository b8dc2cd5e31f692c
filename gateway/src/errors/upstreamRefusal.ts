type Refusal = Readonly<{
  endpoint: string
  /** Reply's `code`; the HTTP status only without an envelope. */
  status: number
  /** Message for the shopper, extracted from any of the platform's reply formats. */
  message: string
  /** Reply's whole `result`, not decoded. */
  result: unknown
  /** Reason and bounds for programs, from beside the result; empty if the platform sends none. */
  meta?: Readonly<Record<string, unknown>>
  /** Set if the platform's search engine refused the query, or if the endpoint is missing. */
  reason?: RefusalReason | null
}>

/** Reason of the platform's search engine, or that the endpoint is missing. */
export type RefusalReason = 'missingIndex' | 'value' | 'window' | 'query' | 'missingEndpoint'

/** The platform understood the call and refused it: mutations return it as `userErrors`. */
export class UpstreamRefusal extends Error {
  readonly endpoint: string
  readonly status: number
  readonly result: unknown
  /** Reason and bounds for programs, from beside the result. */
  readonly meta: Readonly<Record<string, unknown>>
  /** Reason of the platform's search engine, or that the endpoint is missing; null for other refusals. */
  readonly reason: RefusalReason | null

  constructor({ endpoint, status, message, result, meta = {}, reason = null }: Refusal) {
    super(message)
    this.name = 'UpstreamRefusal'
    this.endpoint = endpoint
    this.status = status
    this.result = result
    this.meta = meta
    this.reason = reason
  }
}
