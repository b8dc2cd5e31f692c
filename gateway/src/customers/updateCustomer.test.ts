import { describe, expect, test } from 'vitest'
import { json } from '../testing/startFakeServer.ts'
import { ANA, GUEST, emailForEachTest, errorsOf, platform, run, shopper } from '../testing/emailPlatform.ts'

emailForEachTest()

describe('updateCustomer', () => {
  const NAMES = { firstName: 'Ana', lastName: 'Ruiz' }
  const sent = () => platform.seen.filter(({ path, method }) => path === '/api/user/me' && method === 'POST')

  test('changes names, and refuses another e-mail address with EMAIL_CHANGE_NEEDS_PASSWORD', async () => {
    expect(await run('updateCustomer', { ...NAMES, email: 'nueva@example.mx' })).toMatchObject({
      customer: { email: ANA.email },
      userErrors: [{ code: 'EMAIL_CHANGE_NEEDS_PASSWORD', field: ['email'] }],
    })
    expect(sent()).toEqual([])
    for (const fields of [{}, { email: ' ANA@example.mx' }])
      expect(await run('updateCustomer', { ...NAMES, ...fields })).toMatchObject({
        userErrors: [],
        notices: [{ code: 'ACCOUNT_UPDATED' }],
      })
    expect(sent().map(({ body }) => JSON.parse(body).customer.email)).toEqual([ANA.email, ANA.email])
  })
})

test.each([
  [{ firstName: ' ' }, ['firstName']],
  [{ lastName: '' }, ['lastName']],
  [{ email: 'x' }, ['email']],
])('%j is refused at its field, and the platform hears nothing of it', async (fields, field) => {
  const { userErrors } = await run('updateCustomer', { firstName: 'Ana', lastName: 'Ruiz', ...fields })
  expect(userErrors).toEqual([{ code: 'INVALID', field }])
  expect(platform.seen.filter(({ method }) => method === 'POST')).toEqual([])
})

test('the same key changes names once, and with another input is refused', async () => {
  const input = { firstName: 'Ana', lastName: 'Ruiz', clientMutationId: crypto.randomUUID() }
  const first = await run('updateCustomer', input)
  expect(await run('updateCustomer', input)).toEqual(first)
  expect(platform.seen.filter(({ method }) => method === 'POST')).toHaveLength(1)
  const { userErrors } = await run('updateCustomer', { ...input, lastName: 'Paz' })
  expect(userErrors).toMatchObject([{ code: 'IDEMPOTENCY_MISMATCH' }])
})

test('a platform that refuses or fails changes nothing', async () => {
  const input = { firstName: 'Ana', lastName: 'Ruiz' }
  platform.answerWith(({ path, method }, response) =>
    path === '/api/user/me' && method === 'GET'
      ? json(response, { code: 200, result: ANA })
      : json(response, { code: 400, result: 'Hoy no.' }, 400),
  )
  expect((await run('updateCustomer', input, 'customer { email }')).userErrors).toEqual([
    { code: 'REFUSED', field: null },
  ])
  platform.answerWith(({ method }, response) =>
    method === 'GET' ? json(response, { code: 200, result: ANA }) : json(response, { code: 503, result: 'down' }, 503),
  )
  expect(await errorsOf('updateCustomer', input)).toEqual([
    { path: ['updateCustomer'], message: expect.stringContaining('customerUpdate: unavailable') },
  ])
})

test('updateCustomer does nothing without a token: the platform hears nothing of it', async () => {
  shopper.state.data = GUEST
  const input = { email: 'ana@example.mx', firstName: 'Ana', lastName: 'López' }
  expect(await run('updateCustomer', input, 'customer { id }')).toEqual({
    customer: null,
    userErrors: [{ code: 'SIGNED_OUT', field: null }],
    notices: [],
  })
  expect(platform.seen).toEqual([])
})
