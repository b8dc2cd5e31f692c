import { expect, test } from 'vitest'
import {
  DOWN,
  accountForEachTest,
  others,
  platform,
  run,
  seen,
  shopper,
  signedIn,
} from '../../testing/accountPlatform.ts'

accountForEachTest()

const SELECT = 'clientMutationId'

test('closes the account on the platform and here: the session is a new guest’s', async () => {
  signedIn()
  expect(await run('logout', { clientMutationId: 'k' }, SELECT)).toEqual({
    clientMutationId: 'k',
    userErrors: [],
    notices: [{ code: 'LOGGED_OUT' }],
  })
  expect(platform.seen.map(({ path, query }) => [path, query.get('token')])).toEqual([['/api/user/logout', 'ana']])
  expect(shopper.state.data).toMatchObject({ userToken: null, cartToken: null })
})

test('of a guest, or again, does nothing', async () => {
  expect(await run('logout', {}, SELECT)).toMatchObject({ userErrors: [], notices: [] })
  signedIn()
  await run('logout', {}, SELECT)
  expect(await run('logout', {}, SELECT)).toMatchObject({ userErrors: [], notices: [] })
  expect(seen()).toEqual(['POST /api/user/logout'])
})

test.each([DOWN, { code: 400, result: 'Not today.' }])(
  'closes the account here where the platform answers with %j',
  async (reply) => {
    others.set('POST /api/user/logout', reply)
    signedIn()
    expect(await run('logout', {}, SELECT)).toMatchObject({ userErrors: [], notices: [{ code: 'LOGGED_OUT' }] })
    expect(shopper.state.data).toMatchObject({ userToken: null })
  },
)
