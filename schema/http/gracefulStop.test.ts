import { Agent, type Server, createServer, request } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { type GracefulStop, createGracefulStop } from './gracefulStop.ts'

describe('a server that stops', () => {
  let server: Server
  let graceful: GracefulStop
  /** Answers that a test holds back, in the order of their requests. */
  const held: (() => void)[] = []
  const agent = new Agent({ keepAlive: true })

  async function start(): Promise<number> {
    server = createServer((incoming, response) => {
      const answer = () => response.end(graceful.isStopping() ? 'stopping' : 'serving')
      if (incoming.url === '/slow') held.push(answer)
      else answer()
    })
    graceful = createGracefulStop(server)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    return typeof address === 'object' && address ? address.port : 0
  }

  const ask = (port: number, path: string) =>
    new Promise<Readonly<{ body: string; connection: string | undefined }>>((resolve, reject) => {
      request({ host: '127.0.0.1', port, path, agent }, (response) => {
        let body = ''
        response.on('data', (chunk: Buffer) => (body += chunk.toString()))
        response.on('end', () => resolve({ body, connection: response.headers.connection }))
      })
        .on('error', reject)
        .end()
    })

  afterEach(() => {
    held.splice(0)
    server.closeAllConnections()
    server.close()
  })

  it('serves on for its delay, says that it stops, and closes each connection with its answer', async () => {
    const port = await start()
    expect(await ask(port, '/')).toEqual({ body: 'serving', connection: 'keep-alive' })
    const stopped = graceful.stop(300)
    expect(await ask(port, '/')).toEqual({ body: 'stopping', connection: 'close' })
    await stopped
    await expect(ask(port, '/')).rejects.toThrow('ECONNREFUSED')
  })

  it('finishes a request that is running', async () => {
    const port = await start()
    const answer = ask(port, '/slow')
    await expect.poll(() => held.length).toBe(1)
    const stopped = graceful.stop()
    held[0]?.()
    expect((await answer).body).toBe('stopping')
    await stopped
  })

  it('does not wait for a connection that is open and idle', async () => {
    const port = await start()
    await ask(port, '/')
    await graceful.stop()
    expect(server.listening).toBe(false)
  })

  it('ends at once when the server never listened', async () => {
    server = createServer()
    graceful = createGracefulStop(server)
    await graceful.stop(8_000)
    expect(graceful.isStopping()).toBe(true)
  })
})
