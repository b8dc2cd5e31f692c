type Answer = Readonly<{
  status: number
  headers: Headers
  text: string
  /** The parsed body, where it is JSON. */
  data?: Record<string, unknown> | null
  errors?: readonly Readonly<{ message: string; extensions: { code: string; requestId?: string } }>[]
  extensions?: Record<string, unknown>
}>

export type RawGraphql = Readonly<{
  post(body: unknown, headers?: Record<string, string>): Promise<Answer>
  get(parameters: Record<string, string>, headers?: Record<string, string>): Promise<Answer>
  send(init: RequestInit & { duplex?: 'half' }, search?: string): Promise<Answer>
}>

const HEADERS = { accept: 'application/graphql-response+json', 'content-type': 'application/json' } as const

/** Talks to a gateway as a client that does not keep to the rules: any body, any headers, no cookie kept. */
export function rawGraphql(gateway: string): RawGraphql {
  const send: RawGraphql['send'] = async (init, search = '') => {
    const response = await fetch(`${gateway}/graphql${search}`, init)
    const text = await response.text()
    const body = response.headers.get('content-type')?.includes('json') ? (JSON.parse(text) as object) : {}
    return { ...body, status: response.status, headers: response.headers, text }
  }
  return {
    send,
    post: (body, headers = {}) =>
      send({
        method: 'POST',
        headers: { ...HEADERS, ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    get: (parameters, headers = {}) =>
      send({ headers: { accept: HEADERS.accept, ...headers } }, `?${new URLSearchParams(parameters)}`),
  }
}
