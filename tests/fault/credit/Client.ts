import { setTimeout } from 'node:timers/promises'
import type { Chance } from '../runs/chance.ts'

/** Payload of a mutation: its refusals, and what was selected. */
export type Payload = Readonly<{ userErrors: readonly Readonly<{ code: string; field: string[] | null }>[] }> &
  Readonly<Record<string, unknown>>

type Options = Readonly<{ gateway: string; address: string; chance: Chance; log: (line: string) => void }>
type Sent = Readonly<{ status: number; body: Readonly<Record<string, unknown>> }>

const TRIES_MAX = 40
const PAUSE_MS = [20, 150] as const
const ANSWER_MS = 20_000

/**
 * A browser as the gateway sees it: cookies that all its tabs share, and a request that is sent again while it was not
 * answered. A lost answer sets no cookie.
 */
export class Client {
  readonly #cookies = new Map<string, string>()
  readonly #options: Options

  constructor(options: Options) {
    this.#options = options
  }

  /** Sends a mutation until it is answered, and returns its payload. */
  async change(name: string, input: object, fields: string): Promise<Payload> {
    const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input!`
    const query = `mutation ($input: ${type}) { ${name}(input: $input) { ${fields} userErrors { code field } } }`
    return (await this.#ask(query, { input }))[name] as Payload
  }

  /** Reads until it is answered. */
  read(query: string, variables: object = {}): Promise<Readonly<Record<string, unknown>>> {
    return this.#ask(query, variables)
  }

  /** Sends a file until it is answered; returns status and body. */
  put(path: string, body: Buffer | string, type: string): Promise<Sent> {
    const send = () => this.#send(path, { method: 'PUT', body: new Blob([new Uint8Array(Buffer.from(body))]), type })
    return this.#until(path, send, ({ status }) => status < 500)
  }

  async #ask(query: string, variables: object): Promise<Readonly<Record<string, unknown>>> {
    const body = JSON.stringify({ query, variables })
    const send = () => this.#send('/graphql', { method: 'POST', body, type: 'application/json' })
    const isAnswered = ({ status, body: answer }: Sent) => status === 200 && !('errors' in answer)
    const answered = await this.#until(query.slice(0, 60), send, isAnswered)
    return answered.body['data'] as Record<string, unknown>
  }

  async #until(name: string, send: () => Promise<Sent>, isAnswered: (sent: Sent) => boolean): Promise<Sent> {
    const { chance, log } = this.#options
    let last = ''
    for (let tries = 1; tries <= TRIES_MAX; tries += 1) {
      const sent = await send().catch((error: unknown) => String(error))
      if (typeof sent !== 'string' && isAnswered(sent)) return sent
      last = typeof sent === 'string' ? sent : `${sent.status} ${JSON.stringify(sent.body).slice(0, 200)}`
      log(`again: ${name.trim()} (${last})`)
      await setTimeout(chance.between(...PAUSE_MS) * Math.min(tries, 8))
    }
    throw new Error(`not answered in ${TRIES_MAX} tries: ${name}: ${last}`)
  }

  async #send(path: string, { method, body, type }: Readonly<{ method: string; body: BodyInit; type: string }>) {
    const { gateway, address } = this.#options
    const response = await fetch(gateway + path, {
      method,
      body,
      headers: {
        'content-type': type,
        'x-store': 'hogar',
        'x-hogar-client': 'fault-run',
        'x-forwarded-for': address,
        origin: gateway,
        ...(this.#cookies.size > 0 ? { cookie: [...this.#cookies].map((pair) => pair.join('=')).join('; ') } : {}),
      },
      signal: AbortSignal.timeout(ANSWER_MS),
    })
    const answer = (await response.json()) as Record<string, unknown>
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      this.#cookies.set(name, value)
    }
    return { status: response.status, body: answer }
  }
}
