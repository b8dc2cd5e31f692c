type Refusal = Readonly<{
  endpoint: string
  /** The reply's `code`; the HTTP status only where there was no envelope. */
  status: number
  /** The sentence for the shopper, dug out of whatever shape the platform sent. */
  message: string
  /** The reply's whole `result`, unparsed. */
  result: unknown
}>

/** The platform understood the call and said no: a mutation turns it into `userErrors`. */
export class UpstreamRefusal extends Error {
  readonly endpoint: string
  readonly status: number
  readonly result: unknown

  constructor({ endpoint, status, message, result }: Refusal) {
    super(message)
    this.name = 'UpstreamRefusal'
    this.endpoint = endpoint
    this.status = status
    this.result = result
  }
}
