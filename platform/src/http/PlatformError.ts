/** A refusal sent to the caller: HTTP status, and the `result` of the envelope. */
export class PlatformError extends Error {
  readonly code: number
  readonly result: unknown
  readonly meta: Readonly<Record<string, unknown>> | undefined

  constructor(code: number, result: unknown, meta?: Readonly<Record<string, unknown>>) {
    super(typeof result === 'string' ? result : JSON.stringify(result))
    this.code = code
    this.result = result
    this.meta = meta
  }
}
