import { createServer, type IncomingMessage } from 'node:http'
import { answerByHand } from './answerByHand.ts'
import { port } from './plainShop.ts'

/** The three answers written by hand on Node's own server: the floor for a server in front of this REST platform. */
async function answer(incoming: IncomingMessage, body: string) {
  // The question whether it is ready.
  if (body === '') return {}
  return answerByHand(JSON.parse(body), String(incoming.headers['x-cart'] ?? ''))
}

const server = createServer((incoming, outgoing) => {
  const chunks: Buffer[] = []
  incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
  incoming.on('end', () => {
    void answer(incoming, Buffer.concat(chunks).toString()).then(
      (data) => {
        const text = JSON.stringify({ data })
        outgoing.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) })
        outgoing.end(text)
      },
      (error) => outgoing.writeHead(500).end(String(error)),
    )
  })
})
server.listen(Number(port), '127.0.0.1')
