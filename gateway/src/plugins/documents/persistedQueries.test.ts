import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMemoryStore } from '../../cache/createMemoryStore.ts'
import { sketchResolvers } from '../../testing/sketchResolvers.ts'
import { startTestGateway, type TestGateway } from '../../testing/startTestGateway.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const hashed = (text: string) => ({ extensions: { persistedQuery: { version: 1, sha256Hash: sha256(text) } } })
const KEY = { 'x-api-key': 'key' }

describe('automatic persisted queries', () => {
  const sharedStore = createMemoryStore()
  let gateway: TestGateway
  let neighbour: TestGateway
  beforeAll(async () => {
    const env = { NODE_ENV: 'production', PARTNER_KEYS: JSON.stringify({ acme: sha256('key') }) }
    gateway = await startTestGateway({ resolvers: sketchResolvers, env, sharedStore })
    neighbour = await startTestGateway({ resolvers: sketchResolvers, env, sharedStore })
  })
  afterAll(async () => {
    await gateway.close()
    await neighbour.close()
  })

  it('are registered by a partner, and answered by their hash on every instance, by GET too', async () => {
    const query = '{ store { code } }'
    const unknown = await gateway.post(hashed(query), KEY)
    expect([unknown.status, unknown.body.errors]).toMatchObject([
      200,
      [{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }],
    ])
    expect((await gateway.post({ query, ...hashed(query) }, KEY)).body.data).toEqual({ store: { code: 'hogar' } })
    expect((await gateway.post(hashed(query), KEY)).body.data).toEqual({ store: { code: 'hogar' } })
    const { extensions } = hashed(query)
    const byGet = await neighbour.get({ extensions: JSON.stringify(extensions) }, KEY)
    expect(byGet.body.data).toEqual({ store: { code: 'hogar' } })
  })

  it('are not supported for strangers in production, even if a partner has registered them', async () => {
    const query = '{ store { name } }'
    await gateway.post({ query, ...hashed(query) }, KEY)
    const { status, body } = await gateway.post(hashed(query))
    expect([status, body.errors]).toMatchObject([
      200,
      [{ message: 'PersistedQueryNotSupported', extensions: { code: 'PERSISTED_QUERY_NOT_SUPPORTED' } }],
    ])
  })

  it('are refused under a hash that is not theirs, and in versions that do not exist', async () => {
    const wrong = await gateway.post({ query: '{ store { code name } }', ...hashed('{ store { id } }') }, KEY)
    expect(wrong.body.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }])
    const persistedQuery = { version: 2, sha256Hash: sha256('x') }
    const other = await gateway.post({ query: '{ store { code } }', extensions: { persistedQuery } }, KEY)
    expect(other.body.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }])
  })

  it('are not kept when they are refused', async () => {
    const query = '{ nothing }'
    expect((await gateway.post({ query, ...hashed(query) }, KEY)).body.data).toBeUndefined()
    expect((await gateway.post(hashed(query), KEY)).body.errors).toMatchObject([
      { extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } },
    ])
  })
})
