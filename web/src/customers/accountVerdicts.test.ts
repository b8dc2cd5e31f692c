import { expect, test } from 'vitest'
import { customersOnly, guestsOnly, nothingForGuests, ownAddress, ownNode } from './accountVerdicts.ts'
import { readReturnPath } from './signIn/returnPath.ts'

const request = (address: string) => {
  const url = new URL(address, 'https://hogar.example')
  return { path: url.pathname, params: {}, search: url.searchParams }
}
const GUEST = { viewer: { customer: null } }
const ANA = { viewer: { customer: { __typename: 'Customer' } } }

test('a guest is redirected to the login page, and from there to the requested page', () => {
  const verdict = customersOnly(GUEST, request('/my-account/orders?page=2'))
  expect(verdict).toMatchObject({ kind: 'moved', status: 303 })
  const { pathname, searchParams } = new URL(verdict.kind === 'moved' ? verdict.path : '', 'https://hogar.example')
  expect(pathname).toBe('/login')
  expect(readReturnPath(searchParams)).toBe('/my-account/orders?page=2')
  expect(customersOnly(ANA, request('/my-account'))).toEqual({ kind: 'found' })
})

test('a signed-in customer is redirected from the login page', () => {
  expect(guestsOnly(GUEST, request('/login'))).toEqual({ kind: 'found' })
  expect(guestsOnly(ANA, request('/login'))).toMatchObject({ kind: 'moved', path: '/my-account' })
  expect(guestsOnly(ANA, request(`/login?r=${btoa('/salas')}`))).toMatchObject({ path: '/salas' })
  expect(guestsOnly(ANA, request(`/login?r=${btoa('//evil.example')}`))).toMatchObject({ path: '/my-account' })
})

test('an order of another customer is not found, and a guest is redirected in any case', () => {
  expect(ownNode({ ...ANA, node: null }, request('/my-account/orders/x'))).toEqual({ kind: 'notFound' })
  expect(ownNode({ ...ANA, node: {} }, request('/my-account/orders/x'))).toEqual({ kind: 'found' })
  expect(ownNode({ ...GUEST, node: null }, request('/my-account/orders/x'))).toMatchObject({ kind: 'moved' })
})

test('an address that the customer does not have is not found', () => {
  const at = (addressId: string) => ({ ...request(`/my-account/addresses/edit/${addressId}`), params: { addressId } })
  const owner = { viewer: { customer: { addresses: [{ addressId: '7' }] } } }
  expect(ownAddress(owner, at('7'))).toEqual({ kind: 'found' })
  expect(ownAddress(owner, at('999'))).toEqual({ kind: 'notFound' })
  expect(ownAddress(ANA, at('999'))).toEqual({ kind: 'found' })
  expect(ownAddress(GUEST, at('999'))).toMatchObject({ kind: 'moved' })
})

test('where an app signs its customers in, nothing is for a guest', () => {
  expect(nothingForGuests(GUEST, request('/silent-login'))).toEqual({ kind: 'moved', path: '/not-found', status: 303 })
  expect(nothingForGuests(ANA, request('/silent-login'))).toEqual({ kind: 'found' })
})
