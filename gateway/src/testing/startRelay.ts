import { type SeenRequest, startFakeServer } from './startFakeServer.ts'

type Reply = Readonly<{ status: number; contentType: string; body: string }>

/** Fate of one call: the platform's reply, another one in its place, or none. A function runs once the platform is done. */
export type Fate = 'pass' | 'lose' | Reply | ((reply: Reply) => Promise<Reply>)

/** Builds an enveloped reply. */
export const enveloped = (
  result: unknown,
  { code = 200, ...rest }: Readonly<{ code?: number; meta?: unknown }> = {},
) => ({
  status: code,
  contentType: 'application/json; charset=utf-8',
  body: JSON.stringify({ code, result, ...rest }),
})

/** Error page of a proxy. */
export const proxyPage = (status: number): Reply => ({ status, contentType: 'text/html', body: '<h1>Bad gateway</h1>' })

/**
 * Starts a proxy in front of a fake platform. `lose` lets a call through and hangs up without its reply; `replaced`
 * marks calls that never reach the platform.
 */
export async function startRelay(
  target: string,
  fateOf: (request: SeenRequest) => Fate | Readonly<{ replaced: Reply }>,
) {
  return startFakeServer(async (request, response) => {
    const fate = fateOf(request)
    const send = ({ status, contentType, body }: Reply) =>
      response.writeHead(status, { 'content-type': contentType }).end(body)
    if (typeof fate === 'object' && 'replaced' in fate) return void send(fate.replaced)
    const reply = await forward(target, request)
    if (fate === 'lose') return void response.destroy()
    if (fate === 'pass') return void send(reply)
    send(typeof fate === 'function' ? await fate(reply) : fate)
  })
}

async function forward(target: string, { method, path, query, headers, body }: SeenRequest): Promise<Reply> {
  const key = headers['idempotency-key']
  const answer = await fetch(`${target}${path}?${query}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(typeof key === 'string' ? { 'idempotency-key': key } : {}),
    },
    ...(method === 'GET' ? {} : { body }),
  })
  return {
    status: answer.status,
    contentType: answer.headers.get('content-type') ?? '',
    body: await answer.text(),
  }
}
