import { startTimeout } from '@hogar/schema/http/startTimeout.ts'
import type { Dispatcher } from 'undici'
import { REPLY_MAX_BYTES } from './limits.ts'
import { timedOut } from './deadlines/timedOut.ts'
import { UpstreamFailure } from '../errors/upstreamFailure.ts'

export type ExchangeRequest = Readonly<{
  endpoint: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  target: string
  headers: Readonly<Record<string, string>>
  body: string | null
  timeoutMs: number
  /** Aborted when no caller waits for the reply any more. */
  signal: AbortSignal
}>

/** Codes of errors that arise before there is a connection. */
const UNCONNECTED: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

export type RawReply = Readonly<{ status: number; contentType: string; body: Buffer }>

/**
 * Makes one HTTP exchange. Uses undici's dispatch with a single concatenation of the body, a fifth faster than
 * `request().body.json()` when measured; limits the size while reading. Rejects with UpstreamFailure, or with the
 * signal's reason if it aborted.
 */
export function exchange(dispatcher: Dispatcher, request: ExchangeRequest): Promise<RawReply> {
  return new Promise((resolve, reject) => {
    const handler = new ReplyHandler(request, resolve, reject)
    dispatcher.dispatch(
      { path: request.target, method: request.method, headers: request.headers, body: request.body },
      handler,
    )
  })
}

class ReplyHandler implements Dispatcher.DispatchHandler {
  readonly #request: ExchangeRequest
  readonly #resolve: (reply: RawReply) => void
  readonly #reject: (reason: unknown) => void
  readonly #chunks: Buffer[] = []
  readonly #cancelTimeout: () => void
  readonly #onAbort = () => this.#fail(this.#request.signal.reason)
  #controller: Dispatcher.DispatchController | null = null
  #size = 0
  #status = 0
  #contentType = ''
  #settled = false

  constructor(request: ExchangeRequest, resolve: (reply: RawReply) => void, reject: (reason: unknown) => void) {
    this.#request = request
    this.#resolve = resolve
    this.#reject = reject
    const { endpoint, timeoutMs } = request
    this.#cancelTimeout = startTimeout(timeoutMs, () => this.#fail(timedOut(endpoint, timeoutMs)))
    if (request.signal.aborted) this.#onAbort()
    else request.signal.addEventListener('abort', this.#onAbort, { once: true })
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller
    if (this.#settled) controller.abort(new Error('no caller waits for the reply'))
  }

  onResponseStart(
    _controller: Dispatcher.DispatchController,
    status: number,
    headers: Readonly<Record<string, string | string[] | undefined>>,
  ): void {
    this.#status = status
    const contentType = headers['content-type']
    this.#contentType = typeof contentType === 'string' ? contentType : ''
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#size += chunk.length
    if (this.#size > REPLY_MAX_BYTES) this.#fail(this.#failure('invalid', `more than ${REPLY_MAX_BYTES} bytes`))
    else this.#chunks.push(chunk)
  }

  onResponseEnd(): void {
    if (!this.#settle()) return
    const [first] = this.#chunks
    const body = first && this.#chunks.length === 1 ? first : Buffer.concat(this.#chunks, this.#size)
    this.#resolve({ status: this.#status, contentType: this.#contentType, body })
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name
    this.#fail(this.#failure('unavailable', code, { passing: true, unsent: UNCONNECTED.has(code) }))
  }

  #failure(
    kind: 'unavailable' | 'invalid',
    detail: string,
    more: Readonly<{ passing?: boolean; unsent?: boolean }> = {},
  ): UpstreamFailure {
    return new UpstreamFailure({ kind, endpoint: this.#request.endpoint, detail, ...more })
  }

  #fail(reason: unknown): void {
    if (!this.#settle()) return
    this.#reject(reason)
    this.#controller?.abort(new Error('no caller waits for the reply'))
  }

  #settle(): boolean {
    if (this.#settled) return false
    this.#settled = true
    this.#cancelTimeout()
    this.#request.signal.removeEventListener('abort', this.#onAbort)
    return true
  }
}
