import { type IncomingMessage, type ServerResponse, createServer, request } from 'node:http'
import { buffer } from 'node:stream/consumers'

type Answer = Readonly<{ status: number; contentType?: string; body: string }>

/** Fault of one call on its way. */
export type Fault =
  | Readonly<{ kind: 'delay'; ms: number }>
  | (Answer & Readonly<{ kind: 'answer' }>)
  /** The call reaches the server and is done there; another answer comes back. */
  | (Answer & Readonly<{ kind: 'answerAfter' }>)
  /** The connection is cut before the call has reached the server. */
  | Readonly<{ kind: 'cut' }>
  /** The call reaches the server and is done there; its answer is lost. */
  | Readonly<{ kind: 'cutAfter' }>
  /** Half of the answer comes back. */
  | Readonly<{ kind: 'truncate' }>
  /** The server gets the call twice; the second answer comes back. */
  | Readonly<{ kind: 'duplicate' }>
  /** The call is let through when a later one has been answered, or after this time. */
  | Readonly<{ kind: 'hold'; ms: number }>

export type Call = Readonly<{
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  /** Empty until all of it has arrived; then the call is passed on. */
  body: () => string
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
  const overtaking = createOvertaking()
  let decide: ((call: Call) => Fault | undefined) | null = null
  const server = createServer((incoming, outgoing) => {
    const url = new URL(incoming.url ?? '/', 'http://proxy')
    let arrived = ''
    const call: Call = {
      method: incoming.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      headers: incoming.headers,
      body: () => arrived,
    }
    calls.push(call)
    const fault = decide?.(call)
    // A caller who has left takes nothing back: what is on its way arrives, and its answer is dropped without an error.
    outgoing.on('error', () => undefined)
    outgoing.once('finish', overtaking.answered)
    carry({ incoming, outgoing, target: target(), onBody: (text) => (arrived = text) }, fault, overtaking).catch(() =>
      incoming.socket.destroy(),
    )
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

type Exchange = Readonly<{
  incoming: IncomingMessage
  outgoing: ServerResponse
  target: string
  onBody: (text: string) => void
}>

async function carry(exchange: Exchange, fault: Fault | undefined, overtaking: Overtaking): Promise<void> {
  const { incoming, outgoing } = exchange
  if (fault?.kind === 'cut') return void incoming.socket.destroy()
  const body = await buffer(incoming)
  exchange.onBody(body.toString())
  switch (fault?.kind) {
    case 'answer':
      return answerWith(outgoing, fault)
    case 'answerAfter':
      await drain(await ask(exchange, body))
      return answerWith(outgoing, fault)
    case 'cutAfter':
      await drain(await ask(exchange, body))
      return void incoming.socket.destroy()
    case 'truncate':
      return giveHalf(exchange, await ask(exchange, body))
    case 'duplicate': {
      const [, second] = await Promise.all([ask(exchange, body).then(drain), ask(exchange, body)])
      return give(exchange, second)
    }
    case 'delay':
      await new Promise((resolve) => setTimeout(resolve, fault.ms))
      return give(exchange, await ask(exchange, body))
    case 'hold':
      await overtaking.wait(fault.ms)
      return give(exchange, await ask(exchange, body))
    case undefined:
      return give(exchange, await ask(exchange, body, true))
  }
}

/** Sends the call on. A caller who leaves ends a call that nothing has happened to; a spoilt one arrives all the same. */
function ask({ incoming, outgoing, target }: Exchange, body: Buffer, endsWithCaller = false): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const onward = request(new URL(incoming.url ?? '/', target), { method: incoming.method, headers: incoming.headers })
    onward.once('response', resolve)
    onward.on('error', reject)
    if (endsWithCaller) outgoing.once('close', () => onward.destroy())
    onward.end(body)
  })
}

function answerWith(outgoing: ServerResponse, { status, contentType = 'application/json', body }: Answer): void {
  outgoing.writeHead(status, { 'content-type': contentType }).end(body)
}

function give({ incoming, outgoing }: Exchange, answer: IncomingMessage): void {
  outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
  answer.once('error', () => incoming.socket.destroy())
  answer.pipe(outgoing)
}

async function giveHalf({ incoming, outgoing }: Exchange, answer: IncomingMessage): Promise<void> {
  const whole = await buffer(answer)
  outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
  outgoing.write(whole.subarray(0, Math.floor(whole.length / 2)), () => incoming.socket.destroy())
}

async function drain(answer: IncomingMessage): Promise<void> {
  await buffer(answer)
}

type Overtaking = Readonly<{
  /** A call has been answered: those that were held go on. */
  answered(): void
  wait(ms: number): Promise<void>
}>

function createOvertaking(): Overtaking {
  const held = new Set<() => void>()
  return {
    answered: () => {
      for (const release of held) release()
    },
    wait: (ms) =>
      new Promise((resolve) => {
        const release = () => {
          clearTimeout(timer)
          held.delete(release)
          resolve()
        }
        const timer = setTimeout(release, ms)
        held.add(release)
      }),
  }
}
