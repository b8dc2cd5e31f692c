import { expect, test } from 'vitest'
import {
  ANA,
  DOWN,
  accountForEachTest,
  errorsOf,
  others,
  replies,
  run,
  seen,
  signedIn,
} from '../../testing/accountPlatform.ts'

accountForEachTest()

const HOME = {
  id: 3,
  firstname: 'Ana',
  lastname: 'López',
  street: ['Juárez 10'],
  city: 'León',
  postcode: '37000',
  country_id: 'MX',
}
const deleted = () => seen().filter((call) => call.startsWith('DELETE'))

test('removes an address of the customer once, and nothing of another one', async () => {
  signedIn()
  replies.me.result = { ...ANA, addresses: [HOME] }
  const removed = { customer: { email: ANA.email }, userErrors: [], notices: [{ code: 'ADDRESS_DELETED' }] }
  expect(await run('deleteCustomerAddress', { addressId: '3', clientMutationId: 'k' })).toEqual(removed)
  expect(await run('deleteCustomerAddress', { addressId: '3', clientMutationId: 'k' })).toEqual(removed)
  replies.me.result = ANA
  expect(await run('deleteCustomerAddress', { addressId: '3', clientMutationId: 'l' })).toEqual(removed)
  expect(await run('deleteCustomerAddress', { addressId: '4' })).toEqual({
    customer: { email: ANA.email },
    userErrors: [{ code: 'ADDRESS_NOT_FOUND', field: ['addressId'] }],
    notices: [],
  })
  expect(deleted()).toEqual(['DELETE /api/ext/addresses/3'])
})

test('a retry of a deletion whose reply was lost is a success', async () => {
  signedIn()
  replies.me.result = { ...ANA, addresses: [HOME] }
  others.set('DELETE /api/ext/addresses/3', DOWN)
  expect(await errorsOf('deleteCustomerAddress', { addressId: '3', clientMutationId: 'k' })).toHaveLength(1)
  replies.me.result = ANA
  expect(await run('deleteCustomerAddress', { addressId: '3', clientMutationId: 'k' })).toMatchObject({
    userErrors: [],
    notices: [{ code: 'ADDRESS_DELETED' }],
  })
})

test('a platform that refuses says so, one that fails is an error', async () => {
  signedIn()
  replies.me.result = { ...ANA, addresses: [HOME] }
  others.set('DELETE /api/ext/addresses/3', { code: 400, result: 'Not today.' })
  expect((await run('deleteCustomerAddress', { addressId: '3' })).userErrors).toEqual([
    { code: 'REFUSED', field: null },
  ])
  others.set('DELETE /api/ext/addresses/3', DOWN)
  expect(await errorsOf('deleteCustomerAddress', { addressId: '3' })).toEqual([
    { path: ['deleteCustomerAddress'], message: expect.stringContaining('customerAddressDelete: unavailable') },
  ])
})

test('deleteCustomerAddress does nothing without a token: the platform hears nothing of it', async () => {
  expect(await run('deleteCustomerAddress', { addressId: '1' }, 'customer { id }')).toEqual({
    customer: null,
    userErrors: [{ code: 'SIGNED_OUT', field: null }],
    notices: [],
  })
  expect(seen()).toEqual([])
})
