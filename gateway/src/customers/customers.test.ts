import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createGraphClient } from '../testing/createGraphClient.ts'
import { json, startFakeServer } from '../testing/startFakeServer.ts'

const ANA = { id: 7, email: 'ana@example.mx', firstname: 'Ana', lastname: 'López', addresses: [] }
const GUEST = { cartToken: 'guest-cart', userToken: null, checkout: null, orders: [] }
const DOWN = { code: 503, result: 'down' }
const GONE = { code: 401, result: "The consumer isn't authorized to access self." }

let platform: Awaited<ReturnType<typeof startFakeServer>>
let shopper: ReturnType<typeof createGraphClient>
/** What the platform answers to `GET /api/user/me`, and to calls about a customer's cart. */
let me: { code: number; result: unknown }
let cart: { code: number; result: unknown }

beforeEach(async () => {
  me = { code: 200, result: ANA }
  cart = { code: 200, result: [] }
  platform = await startFakeServer(({ path, query }, response) => {
    if (path === '/api/user/login') return json(response, { code: 200, result: 'ana', meta: { refreshToken: 'r' } })
    if (path === '/api/user/me') return json(response, me, me.code)
    if (path === '/api/user/refresh') return json(response, GONE, 401)
    if (query.get('token') !== 'ana' && path === '/api/cart/pull') return json(response, { code: 200, result: [] })
    return json(response, cart, cart.code)
  })
  shopper = createGraphClient(platform.url)
})
afterEach(async () => {
  await shopper.close()
  await platform.close()
})

const signedIn = () => {
  shopper.state.data = { ...GUEST, userToken: 'ana' }
}
const read = async () => {
  const { data } = await shopper.query('{ viewer { customer { email dateOfBirth groupId fullName } } }')
  return data.viewer.customer
}
const seen = () => platform.seen.map(({ method, path }) => `${method} ${path}`)

describe('a customer', () => {
  test('is told with the day of birth and the group that the platform has of them', async () => {
    signedIn()
    me.result = {
      ...ANA,
      dob: '1990-05-14 00:00:00',
      group_id: 3,
      custom_attributes: [{ attribute_code: 'mothers_name', value: 'Paz' }],
    }
    expect(await read()).toEqual({
      email: 'ana@example.mx',
      dateOfBirth: '1990-05-14',
      groupId: '3',
      fullName: 'Ana López Paz',
    })
    expect(shopper.state.data).toMatchObject({ userToken: 'ana', customerId: '7', customerGroupId: 3 })
  })

  test.each([{}, { dob: null, group_id: null }, { dob: '0000-00-00' }, { dob: 14 }])(
    'of whom it says %j has neither, and the account is open',
    async (fields) => {
      signedIn()
      me.result = { ...ANA, ...fields }
      expect(await read()).toMatchObject({ email: 'ana@example.mx', dateOfBirth: null, groupId: null })
    },
  )
})

describe('without a token', () => {
  test('nobody is signed in, and the platform is not asked who, nor for orders', async () => {
    const { data, errors } = await shopper.query(
      '{ viewer { customer { email addresses { city } orders(first: 10) { totalCount } } } }',
    )
    expect([data, errors]).toEqual([{ viewer: { customer: null } }, []])
    expect(seen()).toEqual([])
  })

  test.each([
    ['updateCustomer', 'UpdateCustomerInput', { email: 'ana@example.mx', firstName: 'Ana', lastName: 'López' }],
    ['changePassword', 'ChangePasswordInput', { currentPassword: 'Secreta1!', newPassword: 'Nueva-1234' }],
    ['deleteCustomerAddress', 'DeleteCustomerAddressInput', { addressId: '1' }],
    ['signOutDevices', 'SignOutDevicesInput', { deviceId: '1' }],
  ])('%s does nothing: the platform hears nothing of it', async (mutation, type, input) => {
    const { data } = await shopper.query(
      `mutation ($input: ${type}!) { ${mutation}(input: $input) { customer { id } userErrors { code } } }`,
      { input },
    )
    expect(data[mutation]).toEqual({ customer: null, userErrors: [{ code: 'SIGNED_OUT' }] })
    expect(seen()).toEqual([])
  })
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

  test('because who it is of cannot be read is nobody’s: the session is the guest’s of before', async () => {
    me = DOWN
    expect(await logIn()).toEqual({ login: null, failed: [['login']] })
    expect(seen()).toContain('POST /api/user/login')
    expect(session()).toEqual(AS_BEFORE)
  })

  test('because its cart cannot be read is nobody’s, its group of prices included', async () => {
    me.result = { ...ANA, group_id: 3 }
    cart = DOWN
    expect(await logIn()).toEqual({ login: null, failed: [['login']] })
    expect(seen()).toContain('GET /api/user/me')
    expect(session()).toEqual(AS_BEFORE)
  })

  test('because its token is not taken a moment later is refused, and the guest’s cart stays', async () => {
    me = GONE
    expect((await logIn()).login).toEqual({ customer: null, userErrors: [{ code: 'SIGN_IN_REFUSED' }] })
    expect(session()).toEqual(AS_BEFORE)
  })
})
