import { expect, test } from 'vitest'
import { storeOrDefault } from '../stores.ts'
import { findPaymentTitle, mayUseCredit, paymentMethods } from './paymentMethods.ts'

const store = storeOrDefault('hogar')
const codes = (payer: Parameters<typeof paymentMethods>[1]) => paymentMethods(store, payer).map(({ code }) => code)

test('a guest pays on delivery, by card, by transfer or in a convenience store', () => {
  expect(codes({ isVirtual: false })).toEqual([
    'cashondelivery',
    'cardondelivery',
    'banktransfer',
    'card',
    'conveniencestore',
  ])
})

test.each([
  ['hogar', '12.93'],
  ['de', '1.26'],
  ['it', '1.23'],
])('in %s paying in a shop has a fee, and nothing else has', (code, fee) => {
  const fees = paymentMethods(storeOrDefault(code), { isVirtual: false, walletCovers: true }).map(
    (method) => [method.code, method.fee.toString()] as const,
  )
  expect(new Map(fees).get('conveniencestore')).toBe(fee)
  expect(fees.filter(([name, amount]) => name !== 'conveniencestore' && amount !== '0')).toEqual([])
})

test('a wallet is offered to whom it covers the cart, and to nobody else', () => {
  expect(codes({ isVirtual: false, walletCovers: true })).toContain('wallet')
  expect(codes({ isVirtual: false, walletCovers: false })).not.toContain('wallet')
})

test('what is never delivered cannot be paid on delivery', () => {
  expect(codes({ isVirtual: true, walletCovers: true })).toEqual(['banktransfer', 'card', 'conveniencestore', 'wallet'])
})

test.each([
  ['hogar', 'Transferencia SPEI', 'Efectivo en tienda de conveniencia'],
  ['de', 'Überweisung (SEPA)', 'Barzahlung im Laden'],
  ['it', 'Bonifico SEPA', 'Contanti in negozio convenzionato'],
])('in %s they are called as one says there', (code, transfer, shop) => {
  const titles = new Map(
    paymentMethods(storeOrDefault(code), { isVirtual: false, walletCovers: true }).map((method) => [
      method.code,
      method.title,
    ]),
  )
  expect(titles.get('banktransfer')).toBe(transfer)
  expect(titles.get('conveniencestore')).toBe(shop)
  expect([...titles.values()].every((title) => title.trim() !== '')).toBe(true)
})

test('a method that is none of ours is shown by its code', () => {
  expect(findPaymentTitle(store, 'barter')).toBe('barter')
  expect(findPaymentTitle(store, 'wallet')).toBe('Monedero')
})

test('the store lends to customers in Mexico', () => {
  const mayUse = (code: string, customerId: number | null) => mayUseCredit(storeOrDefault(code), customerId)
  expect([mayUse('hogar', 1), mayUse('hogar', null), mayUse('de', 1), mayUse('it', 1)]).toEqual([
    true,
    false,
    false,
    false,
  ])
  expect(codes({ isVirtual: false, mayUseCredit: true })).toContain('storecredit')
  expect(codes({ isVirtual: false, walletCovers: true })).not.toContain('storecredit')
})
