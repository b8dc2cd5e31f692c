import { once } from 'node:events'
import { type ServerResponse, createServer } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { startNeighbour } from '../testing/startTestWeb.ts'
import { createUpstreamAgent } from './createUpstreamAgent.ts'

const IDLE_MAX_MS = 200
/** Undici checks its timers about once a second. */
const LONGER_MS = 2_500

test('a connection is reused at once, and closed when idle for long, even if the server keeps it longer', async () => {
  let connections = 0
  const server = createServer({ keepAliveTimeout: 65_000 }, (_request, response) => response.end('ok'))
  server.on('connection', () => (connections += 1))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  const agent = createUpstreamAgent(IDLE_MAX_MS)
  const ask = async () => (await agent.request({ origin, path: '/', method: 'GET' })).body.text()
  await ask()
  // The pool takes a moment to take a connection back.
  await setTimeout(50)
  await ask()
  expect(connections).toBe(1)
  await setTimeout(LONGER_MS)
  await ask()
  expect(connections).toBe(2)
  await agent.close()
  server.close()
})

test.each([
  ['never begins', () => undefined],
  ['breaks off', (answer: ServerResponse) => void answer.write('{"data":')],
])('an answer that %s is given up, without a limit of the call', async (_what, behave) => {
  const origin = await startNeighbour((_request, answer) => behave(answer))
  const agent = createUpstreamAgent(IDLE_MAX_MS, 500)
  const asked = agent.request({ origin, path: '/', method: 'GET' }).then(({ body }) => body.text())
  await expect(asked).rejects.toMatchObject({ code: expect.stringMatching(/^UND_ERR_(?:HEADERS|BODY)_TIMEOUT$/) })
  await agent.close()
})
