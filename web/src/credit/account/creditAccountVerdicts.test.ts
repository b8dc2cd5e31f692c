import { expect, test } from 'vitest'
import { creditCustomersOnly, ownCredit } from './creditAccountVerdicts.ts'

const REQUEST = { path: '/my-account/credits/F1', params: {}, search: new URLSearchParams() }
const LENDING = { store: { credit: { __typename: 'StoreCredit' } } }
const GUEST = { viewer: { customer: null } }
const withAccounts = (creditAccounts: unknown) => ({ ...LENDING, viewer: { customer: { creditAccounts } } })

test('a store that does not lend has no page of credits, for anybody', () => {
  for (const judge of [creditCustomersOnly, ownCredit]) {
    expect(judge({ store: { credit: null }, ...GUEST }, REQUEST)).toEqual({ kind: 'notFound' })
    expect(judge({ store: { credit: null }, viewer: { customer: {} } }, REQUEST)).toEqual({ kind: 'notFound' })
  }
})

test('a guest of a store that lends is redirected to the sign-in page', () => {
  for (const judge of [creditCustomersOnly, ownCredit])
    expect(judge({ ...LENDING, ...GUEST }, REQUEST)).toMatchObject({ kind: 'moved', status: 303 })
})

test('a credit that no account of the customer has is not found; one that could not be read is not missing', () => {
  expect(ownCredit(withAccounts([{ credits: [], credit: { name: 'Credilana' } }]), REQUEST).kind).toBe('found')
  expect(ownCredit(withAccounts([{ credits: [], credit: null }]), REQUEST).kind).toBe('notFound')
  expect(ownCredit(withAccounts([]), REQUEST).kind).toBe('notFound')
  expect(ownCredit(withAccounts([{ credits: null, credit: null }]), REQUEST).kind).toBe('found')
  expect(ownCredit(withAccounts(null), REQUEST).kind).toBe('found')
})
