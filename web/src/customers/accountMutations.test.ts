import { type Environment, createOperationDescriptor } from 'relay-runtime'
import { createMockEnvironment } from 'relay-test-utils'
import { beforeEach, expect, test } from 'vitest'
import type { QueuedMutation } from '../offline/queuedMutation.ts'
import query from '../__generated__/AddressesRouteQuery.graphql'
import { answerQuery } from '../testing/answerQuery.ts'
import { deleteCustomerAddressMutation } from './addresses/deleteCustomerAddressMutation.ts'
import { saveCustomerAddressMutation } from './addresses/saveCustomerAddressMutation.ts'
import { updateCustomerMutation } from './profile/updateCustomerMutation.ts'

const address = (addressId: string, city: string, isDefaultShipping = false) => ({
  addressId,
  city,
  street: ['Calle 1'],
  isDefaultShipping,
  isDefaultBilling: isDefaultShipping,
})

let environment: Environment
const operation = createOperationDescriptor(query, {})
beforeEach(() => {
  environment = createMockEnvironment()
  const customer = { id: 'c:1', firstName: 'Ana', addresses: [address('1', 'Tepic', true), address('2', 'León')] }
  environment.commitPayload(operation, answerQuery(query, {}, { viewer: { customer } }))
  environment.retain(operation)
})

/** Applies a change optimistically; returns a function that reverts it. */
function draw(mutation: QueuedMutation, input: object) {
  const change = mutation.parse({ input }, {})
  if (!change) throw new Error('not parsed')
  return environment.applyUpdate({ storeUpdater: (store) => change.apply(store) })
}
const customer = () => environment.getStore().getSource().get('c:1') as Record<string, unknown> | undefined
const records = () => {
  const { __refs: ids } = (customer()?.['addresses'] ?? { __refs: [] }) as { __refs: string[] }
  return ids.map((id) => environment.getStore().getSource().get(id) as Record<string, unknown>)
}
const shown = () => records().map((record) => `${String(record['city'])}${record['isDefaultShipping'] ? ' *' : ''}`)

const WANTED = {
  firstName: 'Ana',
  lastName: 'López',
  street: ['Calle 2'],
  city: 'Tonalá',
  regionCode: 'JAL',
  postcode: '45400',
  countryCode: 'MX',
  telephone: '3312345678',
}

test('a new address stands at the end and takes the default, and goes with its layer', () => {
  const input = { addressId: null, address: WANTED, isDefaultShipping: true, isDefaultBilling: false }
  const layer = draw(saveCustomerAddressMutation, input)
  expect(shown()).toEqual(['Tepic', 'León', 'Tonalá *'])
  layer.dispose()
  expect(shown()).toEqual(['Tepic *', 'León'])
})

test('a changed address keeps its place', () => {
  draw(saveCustomerAddressMutation, {
    addressId: '1',
    address: WANTED,
    isDefaultShipping: true,
    isDefaultBilling: true,
  })
  expect(shown()).toEqual(['Tonalá *', 'León'])
})

test('another telephone is not confirmed before the shop says so; the same one stays what it was', () => {
  const kept = { ...address('1', 'Tepic'), telephone: '3312345678', isTelephoneConfirmed: true }
  const viewer = { customer: { id: 'c:1', firstName: 'Ana', addresses: [kept] } }
  environment.commitPayload(operation, answerQuery(query, {}, { viewer }))
  const isConfirmed = (telephone: string) => {
    const input = { addressId: '1', address: { ...WANTED, telephone }, isDefaultShipping: true, isDefaultBilling: true }
    const layer = draw(saveCustomerAddressMutation, input)
    const [record] = records()
    layer.dispose()
    return record?.['isTelephoneConfirmed']
  }
  expect(['3312345678', '3387654321'].map(isConfirmed)).toEqual([true, false])
})

test('a removed address is out of sight', () => {
  draw(deleteCustomerAddressMutation, { addressId: '1' })
  expect(shown()).toEqual(['León'])
})

test('names are as they were written', () => {
  draw(updateCustomerMutation, { firstName: 'Eva', lastName: 'Ruiz', mothersName: 'Paz' })
  expect(customer()).toMatchObject({
    firstName: 'Eva',
    mothersName: 'Paz',
    fullName: 'Eva Ruiz Paz',
  })
})

test('another address, which an older version has kept with the names, is sent and not drawn', () => {
  const names = { firstName: 'Eva', lastName: 'Ruiz', mothersName: '' }
  const input = { email: 'eva@example.mx', ...names }
  expect(updateCustomerMutation.parse({ input }, {})?.variables).toEqual({ input })
  draw(updateCustomerMutation, input)
  expect(customer()).toMatchObject({ firstName: 'Eva' })
  expect(customer()).not.toHaveProperty('email')
})

test('what an older version has kept and cannot be read is nothing', () => {
  expect(saveCustomerAddressMutation.parse({ input: { addressId: 7 } }, {})).toBeNull()
  expect(updateCustomerMutation.parse({ input: { firstName: 'Eva' } }, {})).toBeNull()
})

test('of two texts for the same address the later is sent, two new addresses are two', () => {
  const change = (addressId: string | null, city: string) => ({
    input: { addressId, address: { ...WANTED, city }, isDefaultShipping: false, isDefaultBilling: false },
  })
  expect(saveCustomerAddressMutation.merge(change('1', 'A'), change('1', 'B'))).toEqual(change('1', 'B'))
  expect(saveCustomerAddressMutation.merge(change('1', 'A'), change('2', 'B'))).toBeNull()
  expect(saveCustomerAddressMutation.merge(change(null, 'A'), change(null, 'B'))).toBeNull()
})
