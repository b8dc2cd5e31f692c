import { type IncomingMessage, type ServerResponse, createServer, request } from 'node:http'

/** What happens to one call on its way: passed on, or spoilt. */
export type Fault =
  | Readonly<{ kind: 'delay'; ms: number }>
  | Readonly<{ kind: 'answer'; status: number; contentType?: string; body: string }>
  /** The connection is cut before the call has reached the server. */
  | Readonly<{ kind: 'cut' }>
  /** The call reaches the server and is done there; its answer is lost. */
  | Readonly<{ kind: 'cutAfter' }>

export type Call = Readonly<{
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
}>

export type UpstreamProxy = Readonly<{
  url: string
  /** Calls since the last `clear`, in the order in which they came. */
  calls: Call[]
  clear(): void
  /** Asked for every call; nothing means that it is passed on as it is. Null: everything is passed on. */
  setFault(decide: ((call: Call) => Fault | undefined) | null): void
  close(): Promise<void>
}>

/** A proxy between two parts of the shop that writes down every call, and breaks those that a test names. */
export async function startUpstreamProxy(target: () => string): Promise<UpstreamProxy> {
  const calls: Call[] = []
  let decide: ((call: Call) => Fault | undefined) | null = null
  const server = createServer((incoming, outgoing) => {
    const url = new URL(incoming.url ?? '/', 'http://proxy')
    const call: Call = {
      method: incoming.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      headers: incoming.headers,
    }
    calls.push(call)
    const fault = decide?.(call)
    if (fault?.kind === 'cut') incoming.socket.destroy()
    else if (fault?.kind === 'answer') {
      outgoing.writeHead(fault.status, { 'content-type': fault.contentType ?? 'application/json' }).end(fault.body)
    } else if (fault?.kind === 'delay') setTimeout(() => pass({ incoming, outgoing }, target()), fault.ms)
    else pass({ incoming, outgoing }, target(), fault?.kind === 'cutAfter')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (!address || typeof address !== 'object') throw new Error('the proxy has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    calls,
    clear: () => void calls.splice(0),
    setFault: (next) => (decide = next),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

type Exchange = Readonly<{ incoming: IncomingMessage; outgoing: ServerResponse }>

function pass({ incoming, outgoing }: Exchange, target: string, cutAnswer = false): void {
  const onward = request(new URL(incoming.url ?? '/', target), { method: incoming.method, headers: incoming.headers })
  onward.on('response', (answer) => {
    if (cutAnswer) {
      answer.resume()
      answer.on('end', () => incoming.socket.destroy())
      return
    }
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(outgoing)
  })
  onward.on('error', () => incoming.socket.destroy())
  outgoing.on('close', () => onward.destroy())
  incoming.pipe(onward)
}
