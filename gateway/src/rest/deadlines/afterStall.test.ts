import { DEFAULT_STORE } from '@hogar/schema/stores.ts'
import { standStill } from '@hogar/schema/testing/standStill.ts'
import { expect, test } from 'vitest'
import { createSession } from '../../session/createSession.ts'
import { EMPTY_SESSION } from '../../session/sessionData.ts'
import { json, startFakeServer } from '../../testing/startFakeServer.ts'
import { createUpstream } from '../createUpstream.ts'
import { ENDPOINTS } from '../endpoints.ts'
import { createPlatformClient } from '../platformClient.ts'
import { createDeadline } from './deadline.ts'

test.each(['cartPull', 'stockList'] as const)(
  'a reply that came while the gateway stood still is read: %s',
  async (endpoint) => {
    await using stack = new AsyncDisposableStack()
    const platform = await startFakeServer((_request, response) => json(response, { code: 200, result: [] }))
    stack.defer(platform.close)
    const client = createPlatformClient({ url: platform.url, endpoints: ENDPOINTS, tokenInHeader: false })
    stack.defer(() => client.dispatcher.destroy())
    const upstream = createUpstream(client, {
      store: DEFAULT_STORE,
      session: createSession({ id: 'a-session-of-somebody', data: { ...EMPTY_SESSION, cartToken: 'cart-1' } }),
      deadline: createDeadline(5_000, 60),
      signal: new AbortController().signal,
      requestId: 'request-1',
    })
    const reply = upstream.call(endpoint, { query: { skus: 'A' } })
    standStill(200)
    await expect(reply).resolves.toEqual([])
  },
)
