import { expect, test } from 'vitest'
import { calls, platform, rankingForEachTest, reply, shopper, signIn } from '../testing/rankingPlatform.ts'

rankingForEachTest()

test('a rank is recalculated for a signed-in customer', async () => {
  const change = `mutation { updateRanking(input: {}) { customer { ranking { rank { code } } } userErrors { code } } }`
  const { data } = await shopper.query(change)
  expect(data.updateRanking).toEqual({ customer: { ranking: { rank: { code: 'bronce' } } }, userErrors: [] })
  expect(calls('/api/ext/ranking_update').map(({ body }) => JSON.parse(body) as unknown)).toEqual([{ userId: 7 }])
})

test.each([null, 'forged'])('a rank is not recalculated with the token %j', async (userToken) => {
  signIn(userToken)
  const { data } = await shopper.query(
    'mutation { updateRanking(input: {}) { customer { email } userErrors { code } } }',
  )
  const refused = { updateRanking: { customer: null, userErrors: [{ code: 'SIGNED_OUT' }] } }
  expect(data).toEqual(userToken === null ? refused : null)
  expect(platform.seen.filter(({ path }) => path.startsWith('/api/ext/rank'))).toEqual([])
})

test('the same key recalculates a rank once', async () => {
  const change = 'mutation { updateRanking(input: { clientMutationId: "k" }) { userErrors { code } clientMutationId } }'
  const first = await shopper.query(change)
  expect((await shopper.query(change)).data).toEqual(first.data)
  expect(calls('/api/ext/ranking_update')).toHaveLength(1)
})

test.each([
  [400, 'Not today.', [{ code: 'REFUSED', message: 'Not today.' }], []],
  [
    503,
    'down',
    undefined,
    [{ path: ['updateRanking'], message: expect.stringContaining('rankingUpdate: unavailable') }],
  ],
])('a platform that answers with %i %s has recalculated nothing', async (...[status, result, refused, failed]) => {
  Object.assign(reply, { status, body: { code: status, result } })
  const { data, errors } = await shopper.query('mutation { updateRanking(input: {}) { userErrors { code message } } }')
  expect(data?.updateRanking.userErrors).toEqual(refused)
  expect(errors).toMatchObject(failed)
})
