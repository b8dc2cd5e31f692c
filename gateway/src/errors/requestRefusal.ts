import type { GraphQLError } from 'graphql'

type How = Readonly<{
  /** HTTP status, if the fault has one; without it, the media type decides between 200 and 400. */
  status?: number
  headers?: Readonly<Record<string, string>>
  /** Cost of the operation, if it was calculated. */
  requested?: number
}>

/** Reply with errors and no `data`, because nothing was executed. */
export class RequestRefusal extends Error {
  /** Not named `errors`: libraries take an error with such a property apart. */
  readonly faults: readonly GraphQLError[]
  readonly status: number | undefined
  readonly headers: Readonly<Record<string, string>>
  readonly requested: number
  /** False for a refusal that is part of a protocol, or of the rate limit itself: it costs no surcharge. */
  readonly isFault: boolean

  constructor(faults: readonly GraphQLError[], { status, headers = {}, requested = 0 }: How = {}) {
    super(faults.map((fault) => fault.message).join('\n'))
    this.name = 'RequestRefusal'
    this.faults = faults
    this.status = status
    this.headers = headers
    this.requested = requested
    this.isFault = status !== 200 && status !== 429 && status !== 503
  }
}
