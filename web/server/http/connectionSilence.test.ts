import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startNeighbour, startTestWeb } from '../testing/startTestWeb.ts'

vi.mock('../limits.ts', async (original) => ({ ...(await original<object>()), CONNECTION_SILENCE_MS: 500 }))

test('the connection of a visitor who stops reading is closed, and the answer of the gateway with it', async () => {
  const { promise: isLeft, resolve: leave } = Promise.withResolvers<boolean>()
  const gateway = await startNeighbour((_request, response) => {
    response.once('close', () => leave(response.writableFinished))
    response.end('a'.repeat(20_000_000))
  })
  const { url } = await startTestWeb({ GATEWAY_URL: gateway })
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname).on('error', () => undefined)
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  socket.pause()
  socket.write('GET /graphql HTTP/1.1\r\nhost: a\r\n\r\n')
  expect(await isLeft).toBe(false)
})
