import { expect, test } from 'vitest'
import {
  ANA,
  DOWN,
  accountForEachTest,
  bodiesOf,
  errorsOf,
  others,
  run,
  seen,
  shopper,
} from '../testing/accountPlatform.ts'

accountForEachTest()

const NEW = { email: 'ana@example.mx', firstName: 'Ana', lastName: 'López', password: 'Secreta1!' }
const CREATE = 'POST /api/user/create'

test('creates the account, and opens it', async () => {
  others.set('POST /api/cart/create', { code: 200, result: 'cart-1' })
  expect(await run('createAccount', NEW)).toMatchObject({ customer: { email: ANA.email }, userErrors: [] })
  const customer = { email: NEW.email, firstname: 'Ana', lastname: 'López' }
  expect(bodiesOf('/api/user/create')).toEqual([{ customer, password: NEW.password }])
  expect(shopper.state.data).toMatchObject({ userToken: 'ana', customerId: '7' })
})

test.each([
  [{ email: 'ana@' }, ['email']],
  [{ firstName: ' ' }, ['firstName']],
  [{ lastName: '' }, ['lastName']],
  [{ password: 'x' }, ['password']],
  [{ device: 'x'.repeat(201) }, ['device']],
])('%j is refused at its field, and the platform hears nothing of it', async (fields, field) => {
  expect((await run('createAccount', { ...NEW, ...fields })).userErrors).toMatchObject([{ field }])
  expect(seen()).toEqual([])
})

test('of an address that has an account is opened by its password alone', async () => {
  others.set('POST /api/cart/create', { code: 200, result: 'cart-1' })
  others.set(CREATE, { code: 400, result: 'A customer with the same email address already exists.' })
  expect(await run('createAccount', NEW)).toMatchObject({ customer: { email: ANA.email }, userErrors: [] })
  others.set('POST /api/user/login', { code: 401, result: 'You did not sign in correctly.' })
  expect(await run('createAccount', NEW)).toMatchObject({
    customer: null,
    userErrors: [{ code: 'EMAIL_TAKEN', field: ['email'] }],
  })
})

test('a refusal of the platform is reported, a failure is an error, and no customer is signed in', async () => {
  others.set(CREATE, { code: 400, result: 'Not today.' })
  expect(await run('createAccount', NEW)).toMatchObject({ customer: null, userErrors: [{ code: 'SIGN_IN_REFUSED' }] })
  others.set(CREATE, DOWN)
  expect(await errorsOf('createAccount', NEW)).toEqual([
    { path: ['createAccount'], message: expect.stringContaining('customerCreate: unavailable') },
  ])
  expect(shopper.state.data?.userToken).toBeNull()
})
