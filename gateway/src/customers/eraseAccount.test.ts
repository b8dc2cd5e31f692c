import { beforeEach, describe, expect, test } from 'vitest'
import {
  DOWN,
  accountForEachTest,
  bodiesOf,
  errorsOf,
  others,
  run,
  seen,
  shopper,
  signedIn,
} from '../testing/accountPlatform.ts'
import { PASSWORD_TRIES_MAX } from './limits.ts'

accountForEachTest()

const PATH = '/api/ext/account_erase'
const CALL = `POST ${PATH}`
const PASSWORD = { currentPassword: 'Secreta1!' }
const erase = (input = PASSWORD) => run('eraseAccount', input, 'clientMutationId')
const refusal = (code: number, reason: string) => ({ code, result: { message: 'No.', reason } })

describe('with the account open', () => {
  beforeEach(() => {
    signedIn()
    others.set(CALL, { code: 200, result: true })
  })

  test('erases the account, and the session is a new guest’s', async () => {
    expect(await erase()).toEqual({ clientMutationId: null, userErrors: [], notices: [{ code: 'ACCOUNT_ERASED' }] })
    expect(bodiesOf(PATH)).toEqual([PASSWORD])
    expect(shopper.state.data).toMatchObject({ userToken: null, cartToken: null })
  })

  test.each([
    ['orders_open', 'ERASURE_ORDERS_OPEN'],
    ['credit_open', 'ERASURE_CREDIT_OPEN'],
    ['wallet_left', 'ERASURE_WALLET_LEFT'],
    ['company_owner', 'ERASURE_COMPANY_OWNER'],
    ['email_recent', 'ERASURE_LATER'],
    ['something_else', 'REFUSED'],
  ])('the platform’s %s is %s, and the account stays open', async (reason, code) => {
    others.set(CALL, refusal(409, reason))
    expect(await erase()).toMatchObject({ userErrors: [{ code, field: null }], notices: [] })
    expect(shopper.state.data).toMatchObject({ userToken: 'ana' })
  })

  test('names the delivered orders that are not paid, with what is due', async () => {
    const orders = [
      { order_number: '000000012', due: 1044, currency: 'MXN' },
      { order_number: '000000013', due: 5.5, currency: 'MXN' },
    ]
    others.set(CALL, { code: 409, result: { message: 'No.', reason: 'payment_due', orders } })
    const { userErrors } = await run('eraseAccount', PASSWORD, 'userErrors { code message }')
    expect(userErrors).toMatchObject([{ code: 'ERASURE_PAYMENT_DUE', message: expect.stringContaining('000000012 ($1,044.00) y 000000013 ($5.50)') }]) // prettier-ignore
    expect(shopper.state.data).toMatchObject({ userToken: 'ana' })
  })

  test('the password has to be right, and cannot be guessed', async () => {
    others.set(CALL, refusal(403, 'password_wrong'))
    for (let tries = 0; tries < PASSWORD_TRIES_MAX; tries += 1)
      expect((await erase()).userErrors).toEqual([{ code: 'PASSWORD_WRONG', field: ['currentPassword'] }])
    expect((await erase()).userErrors).toMatchObject([{ code: 'TOO_MANY_ATTEMPTS' }])
    expect(bodiesOf(PATH)).toHaveLength(PASSWORD_TRIES_MAX)
  })

  test('a platform without the call says so', async () => {
    others.set(CALL, { code: 404, isPage: true })
    expect((await erase()).userErrors).toMatchObject([{ code: 'ERASURE_UNAVAILABLE' }])
  })

  test('a platform that fails is an error, and the account stays open', async () => {
    others.set(CALL, DOWN)
    expect(await errorsOf('eraseAccount', PASSWORD)).toEqual([
      { path: ['eraseAccount'], message: expect.stringContaining('customerErase: unavailable') },
    ])
    expect(shopper.state.data).toMatchObject({ userToken: 'ana' })
  })
})

test('eraseAccount does nothing without a token: the platform hears nothing of it', async () => {
  expect(await erase()).toMatchObject({ userErrors: [{ code: 'SIGNED_OUT' }], notices: [] })
  expect(seen()).toEqual([])
})
