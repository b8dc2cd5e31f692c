import { createServer } from 'node:http'

/**
 * A REST server without work of its own. Until `GET /__freeze` it passes every call on to the platform; from then on it
 * asks only at the first occurrence of a call, and answers later ones from memory. A list of stock is put together from
 * its items, since servers batch the same SKUs differently. The benchmark thus measures only the servers in front of it.
 * `GET /__calls` answers with the number of calls so far, and with the last of them.
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
    const reply =
      stockFromItems(incoming.url) ?? replies.get(key) ?? ask(incoming.method ?? 'GET', incoming.url ?? '/', body)
    if (frozen) replies.set(key, reply)
    void reply.then(({ status, contentType, body: answer }) => {
      outgoing.writeHead(status, { 'content-type': contentType, 'content-length': answer.length })
      outgoing.end(answer)
    })
  })
})

/** Stock of each SKU as the platform answered it, as JSON text. */
const stockItems = new Map<string, string>()
const STOCK_LIST = '/api/stock/list?'

/** Returns the answer to a list of stock from known items; undefined for another call, and if a SKU is unknown. */
function stockFromItems(url = ''): Promise<Reply> | undefined {
  if (!frozen || !url.startsWith(STOCK_LIST)) return undefined
  const skus = new URLSearchParams(url.slice(STOCK_LIST.length)).get('skus')?.split(',') ?? []
  const items = skus.map((sku) => stockItems.get(sku))
  if (items.includes(undefined)) return undefined
  const body = Buffer.from(`{"code":200,"result":[${items.join(',')}]}`)
  return Promise.resolve({ status: 200, contentType: 'application/json', body })
}

function noteStock(url: string, body: Buffer): void {
  if (!url.startsWith(STOCK_LIST)) return
  const answer: Readonly<{ result?: readonly Readonly<{ product_sku: string }>[] }> = JSON.parse(body.toString())
  for (const item of answer.result ?? []) stockItems.set(item.product_sku, JSON.stringify(item))
}

async function ask(method: string, path: string, body: Buffer): Promise<Reply> {
  const response = await fetch(new URL(path, target), {
    method,
    headers: body.length > 0 ? { 'content-type': 'application/json' } : {},
    ...(body.length > 0 ? { body: new Uint8Array(body) } : {}),
  })
  const answer = Buffer.from(await response.arrayBuffer())
  if (response.ok) noteStock(path, answer)
  return {
    status: response.status,
    contentType: response.headers.get('content-type') ?? 'application/json',
    body: answer,
  }
}

server.listen(port, '127.0.0.1')
