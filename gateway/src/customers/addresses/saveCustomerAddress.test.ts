import { describe, beforeEach, expect, test } from 'vitest'
import {
  ANA,
  DOWN,
  accountForEachTest,
  bodiesOf,
  errorsOf,
  others,
  platform,
  replies,
  run,
  seen,
  signedIn,
} from '../../testing/accountPlatform.ts'
import { ADDRESSES_KEPT_MAX } from '../limits.ts'

accountForEachTest()

const ADDRESS = {
  firstName: 'Ana',
  lastName: 'López',
  street: ['Juárez 10'],
  city: 'León',
  regionCode: 'GUA',
  postcode: '37000',
  telephone: '4771234567',
}
const SAVE = 'POST /api/ext/address_update'
const stored = (id: number) => ({
  id,
  firstname: 'Ana',
  lastname: 'López',
  street: ['Juárez 10'],
  city: 'León',
  postcode: '37000',
  country_id: 'MX',
})
const saved = () => bodiesOf('/api/ext/address_update').map(({ address }) => address)

describe('with the account open', () => {
  beforeEach(() => {
    signedIn()
    others.set(SAVE, { code: 200, result: true })
    replies.me.result = { ...ANA, addresses: [stored(3)] }
  })

  test('saves a new address, or another one in place of one that is there', async () => {
    for (const addressId of [null, '3'])
      expect(await run('saveCustomerAddress', { addressId, address: ADDRESS })).toEqual({
        customer: { email: ANA.email },
        userErrors: [],
        notices: [{ code: 'ADDRESS_SAVED' }],
      })
    const sent = { firstname: 'Ana', lastname: 'López', street: ['Juárez 10'], city: 'León', postcode: '37000' }
    expect(saved()).toMatchObject([sent, { ...sent, id: 3 }])
  })

  test('refuses an unknown address, and one above the limit', async () => {
    expect((await run('saveCustomerAddress', { addressId: '9', address: ADDRESS })).userErrors).toEqual([
      { code: 'ADDRESS_NOT_FOUND', field: ['addressId'] },
    ])
    const addresses = Array.from({ length: ADDRESSES_KEPT_MAX }, (_none, index) => stored(index + 1))
    replies.me.result = { ...ANA, addresses }
    expect((await run('saveCustomerAddress', { address: ADDRESS })).userErrors).toMatchObject([
      { code: 'ADDRESS_LIMIT' },
    ])
    expect(saved()).toEqual([])
  })

  test('names every field that is at fault', async () => {
    const address = { ...ADDRESS, firstName: ' ', postcode: 'x' }
    const { userErrors } = await run('saveCustomerAddress', { address })
    expect(userErrors.map(({ field }: { field: string[] }) => field)).toEqual([
      ['address', 'firstName'],
      ['address', 'postcode'],
    ])
    expect(saved()).toEqual([])
  })

  test('the same key saves once', async () => {
    const first = await run('saveCustomerAddress', { address: ADDRESS, clientMutationId: 'k' })
    expect(await run('saveCustomerAddress', { address: ADDRESS, clientMutationId: 'k' })).toEqual(first)
    expect(saved()).toHaveLength(1)
  })

  test('a retry carries the key of the run before it', async () => {
    const keys = () =>
      platform.seen
        .filter(({ path }) => path === '/api/ext/address_update')
        .map(({ headers }) => headers['idempotency-key'])
    const save = { address: ADDRESS, clientMutationId: 'k' }
    others.set(SAVE, DOWN)
    await errorsOf('saveCustomerAddress', save)
    others.set(SAVE, { code: 200, result: true })
    expect((await run('saveCustomerAddress', save)).userErrors).toEqual([])
    expect((await run('saveCustomerAddress', { ...save, clientMutationId: 'other' })).userErrors).toEqual([])
    const [first, second, other] = keys()
    expect(first).toMatch(/^[0-9a-f]{32}:address$/)
    expect([second, other === first]).toEqual([first, false])
  })

  test('the last address of a full book is no address too many when its save is retried', async () => {
    const earlier = Array.from({ length: ADDRESSES_KEPT_MAX - 1 }, (_none, index) => stored(index + 1))
    const last = { ...stored(ADDRESSES_KEPT_MAX), firstname: 'Eva' }
    replies.me.result = { ...ANA, addresses: [...earlier, last] }
    const address = { ...ADDRESS, firstName: 'Eva' }
    expect((await run('saveCustomerAddress', { address, clientMutationId: 'k' })).userErrors).toEqual([])
    expect((await run('saveCustomerAddress', { address })).userErrors).toMatchObject([{ code: 'ADDRESS_LIMIT' }])
    expect(saved()).toHaveLength(1)
  })

  test('without a call for one address, a retry adds nothing to a profile that has the address already', async () => {
    others.set(SAVE, { code: 404, isPage: true })
    const written = () => bodiesOf('/api/user/me').map(({ customer }) => customer.addresses)
    others.set('POST /api/user/me', DOWN)
    await errorsOf('saveCustomerAddress', { address: ADDRESS, clientMutationId: 'k' })
    const [first] = written()
    expect(first).toMatchObject([{ id: 3 }, { street: ['Juárez', '10'] }])
    others.set('POST /api/user/me', { code: 200, result: true })
    replies.me.result = { ...ANA, addresses: [first[0], { id: 4, ...first[1] }] }
    expect((await run('saveCustomerAddress', { address: ADDRESS, clientMutationId: 'k' })).userErrors).toEqual([])
    expect(written()[1]).toEqual([first[0], { id: 4, ...first[1] }])
  })

  test('a platform that refuses says so, one that fails is an error', async () => {
    others.set(SAVE, { code: 404, result: 'No such address' })
    expect((await run('saveCustomerAddress', { addressId: '3', address: ADDRESS })).userErrors).toEqual([
      { code: 'ADDRESS_NOT_FOUND', field: ['addressId'] },
    ])
    others.set(SAVE, { code: 400, result: 'Not today.' })
    expect((await run('saveCustomerAddress', { address: ADDRESS })).userErrors).toEqual([
      { code: 'REFUSED', field: null },
    ])
    others.set(SAVE, DOWN)
    expect(await errorsOf('saveCustomerAddress', { address: ADDRESS })).toEqual([
      { path: ['saveCustomerAddress'], message: expect.stringContaining('customerAddressSave: unavailable') },
    ])
  })
})

test('saveCustomerAddress does nothing without a token: the platform hears nothing of it', async () => {
  expect(await run('saveCustomerAddress', { address: ADDRESS })).toMatchObject({
    customer: null,
    userErrors: [{ code: 'SIGNED_OUT' }],
  })
  expect(seen()).toEqual([])
})
