import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { parseEnv } from '../env.ts'
import { CONNECTION_SILENCE_MS } from '../limits.ts'
import { startNeighbour } from '../testing/startTestWeb.ts'
import { createProxyTargets } from '../upstream/createProxyTargets.ts'
import { createUpstreamAgent } from '../upstream/createUpstreamAgent.ts'
import { proxyRequest } from '../upstream/proxyRequest.ts'
import { createApp } from './createApp.ts'
import { createLog } from './createLog.ts'

/** Starts an app that proxies to a gateway, with a shorter limit than its own. */
async function startWithGateway(gateway: string): Promise<number> {
  const env = parseEnv({ LOG_LEVEL: 'silent', GATEWAY_URL: gateway })
  const [app, agent] = [createApp(env, createLog(env)), createUpstreamAgent()]
  const { graphql } = createProxyTargets(env, agent)
  app.all('/graphql', (request, reply) => proxyRequest(request, reply, graphql(request.visitor)))
  expect(app.server.timeout).toBe(CONNECTION_SILENCE_MS)
  app.server.setTimeout(500)
  onTestFinished(async () => {
    await app.close()
    await agent.destroy()
  })
  return Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port)
}

test('the connection of a visitor who stops reading is closed, and the answer of the gateway with it', async () => {
  const { promise: isLeft, resolve: leave } = Promise.withResolvers<boolean>()
  const gateway = await startNeighbour((_request, response) => {
    response.once('close', () => leave(response.writableFinished))
    response.end('a'.repeat(20_000_000))
  })
  const socket = connect(await startWithGateway(gateway), '127.0.0.1').on('error', () => undefined)
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  socket.pause()
  socket.write('GET /graphql HTTP/1.1\r\nhost: a\r\n\r\n')
  expect(await isLeft).toBe(false)
})
