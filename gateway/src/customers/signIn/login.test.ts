import { describe, expect, test } from 'vitest'
import type { CheckoutState, SessionData } from '../../session/sessionData.ts'
import { PASSWORD_TRIES_MAX } from '../limits.ts'
import {
  DOWN,
  GONE,
  GUEST,
  ANA,
  accountForEachTest,
  bodiesOf,
  errorsOf,
  others,
  replies,
  run,
  seen,
  shopper,
} from '../../testing/accountPlatform.ts'

accountForEachTest()

const LOGIN = { email: 'ana@example.mx', password: 'Secreta1!' }
const EVAS_ADDRESS: CheckoutState['address'] = {
  firstName: 'Eva',
  lastName: 'Ruiz',
  street: ['Calle Uno 1'],
  city: 'León',
  postcode: '37000',
  countryCode: 'MX',
  telephone: '4771234567',
}

test('opens the account, in this session from then on', async () => {
  others.set('POST /api/cart/create', { code: 200, result: 'cart-1' })
  expect(await run('login', { ...LOGIN, clientMutationId: 'k' }, 'customer { email } clientMutationId')).toMatchObject({
    customer: { email: ANA.email },
    userErrors: [],
    clientMutationId: 'k',
  })
  expect(bodiesOf('/api/user/login')).toEqual([{ username: ANA.email, password: LOGIN.password }])
  expect(shopper.state.data).toMatchObject({ userToken: 'ana', refreshToken: 'r', customerId: '7' })
})

test('a wrong password is refused, and not to be guessed', async () => {
  others.set('POST /api/user/login', { code: 401, result: 'You did not sign in correctly.' })
  for (let tries = 0; tries < PASSWORD_TRIES_MAX; tries += 1)
    expect((await run('login', LOGIN)).userErrors).toEqual([{ code: 'SIGN_IN_REFUSED', field: null }])
  expect((await run('login', LOGIN)).userErrors).toMatchObject([{ code: 'TOO_MANY_ATTEMPTS' }])
  expect(bodiesOf('/api/user/login')).toHaveLength(PASSWORD_TRIES_MAX)
})

test.each([
  [{ email: 'ana@' }, ['email']],
  [{ captchaToken: 'x'.repeat(4_097) }, ['captchaToken']],
  [{ device: 'x'.repeat(201) }, ['device']],
])('%j is refused at its field, and the platform hears nothing of it', async (fields, field) => {
  expect((await run('login', { ...LOGIN, ...fields })).userErrors).toEqual([{ code: 'INVALID', field }])
  expect(seen()).toEqual([])
})

test('a platform that fails is an error, and the guest stays', async () => {
  shopper.state.data = GUEST
  others.set('POST /api/user/login', DOWN)
  expect(await errorsOf('login', LOGIN)).toEqual([
    { path: ['login'], message: expect.stringContaining('customerLogin: unavailable') },
  ])
  expect(shopper.state.data).toMatchObject(GUEST)
})

test('takes nothing over of another customer whose account was open', async () => {
  const evas: SessionData = {
    ...GUEST,
    userToken: 'eva',
    refreshToken: 'e',
    customerId: '8',
    cartToken: 'cart-8',
    checkout: { address: EVAS_ADDRESS, carrierCode: 'flatrate', methodCode: 'flatrate', shippingTitle: null },
    orders: [{ number: '1', cartToken: 'cart-7' }],
    originId: 'origin-of-eva-1234',
    creditToken: 'proof-of-eva',
  }
  shopper.state.data = evas
  others.set('POST /api/cart/create', { code: 200, result: 'cart-1' })
  expect(await run('login', LOGIN)).toMatchObject({ customer: { email: ANA.email }, userErrors: [] })
  const { originId, ...opened } = shopper.state.data
  expect(opened).toMatchObject({ userToken: 'ana', customerId: '7', cartToken: 'cart-1', checkout: null, orders: [] })
  expect(opened.creditToken ?? null).toBeNull()
  expect(originId).not.toBe(evas.originId)
  // The same customer goes on where they were.
  shopper.state.data = { ...evas, customerId: '7' }
  await run('login', LOGIN)
  expect(shopper.state.data).toMatchObject({ checkout: evas.checkout, orders: evas.orders, originId: evas.originId })
})

describe('an account that cannot be opened whole', () => {
  const logIn = async () => {
    shopper.state.data = GUEST
    const { data, errors } = await shopper.query(
      `mutation { login(input: { email: "ana@example.mx", password: "Secreta1!" }) {
        customer { id } userErrors { code } } }`,
    )
    return { login: data?.login ?? null, failed: errors.map(({ path }) => path) }
  }
  const session = () => {
    const { userToken, refreshToken, customerId, customerGroupId, cartToken } = shopper.state.data ?? {}
    return [userToken ?? null, refreshToken ?? null, customerId ?? null, customerGroupId ?? null, cartToken]
  }
  const AS_BEFORE = [null, null, null, null, 'guest-cart']

  test('because its customer cannot be read leaves the guest’s session unchanged', async () => {
    replies.me = DOWN
    expect(await logIn()).toEqual({ login: null, failed: [['login']] })
    expect(seen()).toContain('POST /api/user/login')
    expect(session()).toEqual(AS_BEFORE)
  })

  test('because its cart cannot be read leaves the guest’s session unchanged, with its price group', async () => {
    replies.me.result = { ...ANA, group_id: 3 }
    replies.cart = DOWN
    expect(await logIn()).toEqual({ login: null, failed: [['login']] })
    expect(seen()).toContain('GET /api/user/me')
    expect(session()).toEqual(AS_BEFORE)
  })

  test('because its token is rejected a moment later is refused, and the guest’s cart stays', async () => {
    replies.me = GONE
    expect((await logIn()).login).toEqual({ customer: null, userErrors: [{ code: 'SIGN_IN_REFUSED' }] })
    expect(session()).toEqual(AS_BEFORE)
  })
})
