import { expect, test } from 'vitest'
import { readReturnPath } from '../../customers/signIn/returnPath.ts'
import { ownPayment, payLogin, payersOnly } from './payVerdicts.ts'

const LENDING = { store: { credit: { __typename: 'StoreCredit' } } }
const NONE = { ...LENDING, viewer: { customer: null }, creditAccount: null }
const PROVEN = { ...NONE, creditAccount: { id: 'a' } }
const customer = (creditAccounts: unknown) => ({
  ...LENDING,
  viewer: { customer: { creditAccounts } },
  creditAccount: null,
})
const at = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'https://hogar.example')
  return { path: pathname, params: {}, search: searchParams }
}
/** Path that a redirect to a login leads back to. */
const backOf = (path: string) => readReturnPath(at(path).search)

test('a store that does not lend has no payment pages, for anybody', () => {
  for (const judge of [payersOnly, ownPayment, payLogin])
    for (const path of ['/payments', '/my-account/payments'])
      expect(judge({ ...PROVEN, store: { credit: null } }, at(path))).toEqual({ kind: 'notFound' })
})

test('a session without a credit account is led to the login, which leads back with the whole address', () => {
  const verdict = payersOnly(NONE, at('/payments/pay?pago=p1'))
  if (verdict.kind !== 'moved') throw new Error(verdict.kind)
  expect(verdict.path).toMatch(/^\/payments\/login\?r=/)
  expect(backOf(verdict.path)).toBe('/payments/pay?pago=p1')
  expect(payersOnly(customer([]), at('/my-account/payments'))).toMatchObject({ path: expect.stringMatching(/^\/my-account\/payments\/login\?r=/) }) // prettier-ignore
})

test('a guest of an account page is led to the sign-in page', () => {
  for (const judge of [payersOnly, ownPayment, payLogin])
    expect(judge(NONE, at('/my-account/payments/login'))).toMatchObject({ kind: 'moved', path: expect.stringMatching(/^\/login\?r=/) }) // prettier-ignore
})

test('a proven and a linked account pay; accounts that could not be read are not none', () => {
  for (const data of [PROVEN, customer([{ id: 'a' }]), customer(null)])
    expect(payersOnly(data, at('/payments'))).toEqual({ kind: 'found' })
})

test('the login is passed by who can pay, to the path of the site in r', () => {
  const r = (path: string) => `?r=${encodeURIComponent(btoa(path))}`
  expect(payLogin(PROVEN, at('/payments/login'))).toMatchObject({ kind: 'moved', path: '/payments' })
  expect(payLogin(customer([{ id: 'a' }]), at(`/my-account/payments/login${r('/payments/casa')}`))).toMatchObject({ path: '/payments/casa' }) // prettier-ignore
  for (const other of ['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])
    expect(payLogin(PROVEN, at(`/payments/login${r(other)}`)), other).toMatchObject({ path: '/payments' })
  expect(payLogin(PROVEN, at('/payments/login?otra'))).toEqual({ kind: 'found' })
  for (const data of [NONE, customer([]), customer(null)])
    expect(payLogin(data, at('/payments/login'))).toEqual({ kind: 'found' })
})

test('a payment that the session may not read is not found', () => {
  expect(ownPayment({ ...PROVEN, creditPayment: null }, at('/payments/pay?pago=p1'))).toEqual({ kind: 'notFound' })
  expect(ownPayment({ ...PROVEN, creditPayment: {} }, at('/payments/pay?pago=p1'))).toEqual({ kind: 'found' })
  expect(ownPayment(PROVEN, at('/payments/pay'))).toEqual({ kind: 'found' })
})
