import { createServer } from 'node:http'

/**
 * A REST server without work of its own. Until `GET /__freeze` it passes every call on to the platform; from then on it
 * asks only at the first occurrence of a call, and answers later ones from memory. The benchmark thus measures only the
 * servers in front of it. `GET /__calls` answers with the number of calls so far, and with the last of them.
 */
const target = process.argv[2]
const port = Number(process.argv[3])
if (!target || !port) throw new Error('usage: restReplay.ts <platform address> <port>')

type Reply = Readonly<{ status: number; contentType: string; body: Buffer }>

const replies = new Map<string, Promise<Reply>>()
let calls = 0
let recent: string[] = []
let frozen = false

const server = createServer((incoming, outgoing) => {
  if (incoming.url === '/__calls') {
    outgoing.setHeader('content-type', 'application/json')
    outgoing.end(JSON.stringify({ calls, recent }))
    recent = []
    return
  }
  if (incoming.url === '/__freeze') {
    frozen = true
    outgoing.end()
    return
  }
  const chunks: Buffer[] = []
  incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
  incoming.on('end', () => {
    calls += 1
    const body = Buffer.concat(chunks)
    const key = `${incoming.method} ${incoming.url} ${body.toString()}`
    if (recent.length < 100) recent.push(key)
    const reply = replies.get(key) ?? ask(incoming.method ?? 'GET', incoming.url ?? '/', body)
    if (frozen) replies.set(key, reply)
    void reply.then(({ status, contentType, body: answer }) => {
      outgoing.writeHead(status, { 'content-type': contentType, 'content-length': answer.length })
      outgoing.end(answer)
    })
  })
})

async function ask(method: string, path: string, body: Buffer): Promise<Reply> {
  const response = await fetch(new URL(path, target), {
    method,
    headers: body.length > 0 ? { 'content-type': 'application/json' } : {},
    ...(body.length > 0 ? { body: new Uint8Array(body) } : {}),
  })
  return {
    status: response.status,
    contentType: response.headers.get('content-type') ?? 'application/json',
    body: Buffer.from(await response.arrayBuffer()),
  }
}

server.listen(port, '127.0.0.1')
