import { describe, beforeEach, expect, test } from 'vitest'
import {
  ANA,
  DOWN,
  accountForEachTest,
  bodiesOf,
  errorsOf,
  others,
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
