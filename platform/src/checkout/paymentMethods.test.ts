import Big from 'big.js'
import { expect, test } from 'vitest'
import { storeOrDefault, stores } from '../stores.ts'
import { findPaymentTitle, mayUseCredit, paymentMethods } from './paymentMethods.ts'

const store = storeOrDefault('hogar')
const codes = (payer: Parameters<typeof paymentMethods>[1]) => paymentMethods(store, payer).map(({ code }) => code)

test('a guest pays by card, by transfer, in a convenience store or on delivery', () => {
  expect(codes({ isVirtual: false })).toEqual([
    'card',
    'banktransfer',
    'conveniencestore',
    'cashondelivery',
    'cardondelivery',
  ])
})

test.each(stores)('the card is preselected in $code, and nothing else', (shop) => {
  for (const isVirtual of [true, false]) {
    const methods = paymentMethods(shop, { isVirtual, walletCovers: true, mayUseCredit: true })
    expect(methods.filter(({ isDefault }) => isDefault).map(({ code }) => code)).toEqual(['card'])
  }
})

test.each([
  ['hogar', '15'],
  ['de', '1.5'],
  ['it', '1.5'],
])('in %s paying in a shop has a fee, and nothing else has', (code, fee) => {
  const fees = paymentMethods(storeOrDefault(code), { isVirtual: false, walletCovers: true }).map(
    (method) => [method.code, method.fee.toString()] as const,
  )
  expect(new Map(fees).get('conveniencestore')).toBe(fee)
  expect(fees.filter(([name, amount]) => name !== 'conveniencestore' && amount !== '0')).toEqual([])
})

test('a wallet is offered only to a customer whose balance covers the cart', () => {
  expect(codes({ isVirtual: false, walletCovers: true })).toContain('wallet')
  expect(codes({ isVirtual: false, walletCovers: false })).not.toContain('wallet')
})

test('what is never delivered cannot be paid on delivery', () => {
  expect(codes({ isVirtual: true, walletCovers: true })).toEqual(['card', 'banktransfer', 'conveniencestore', 'wallet'])
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

test.each([
  ['hogar', 'Efectivo al recoger', 'Tarjeta al recoger'],
  ['de', 'Barzahlung bei Abholung', 'Kartenzahlung bei Abholung'],
  ['it', 'Contanti al ritiro', 'Carta al ritiro'],
])('in %s what is picked up is paid at the pick-up, not at a door', (code, cash, card) => {
  const shop = storeOrDefault(code)
  const titleOf = (isPickup: boolean, method: string) =>
    paymentMethods(shop, { isVirtual: false, isPickup }).find((offered) => offered.code === method)?.title
  expect([titleOf(true, 'cashondelivery'), titleOf(true, 'cardondelivery')]).toEqual([cash, card])
  expect(titleOf(true, 'card')).toBe(titleOf(false, 'card'))
  expect(titleOf(false, 'cashondelivery')).toBe(findPaymentTitle(shop, 'cashondelivery'))
})

test('a method that is none of ours is shown by its code', () => {
  expect(findPaymentTitle(store, 'barter')).toBe('barter')
  expect(findPaymentTitle(store, 'wallet')).toBe('Monedero')
})

test('the store lends to customers in Mexico', () => {
  const mayUse = (code: string, customerId: number | null, financed = 500) =>
    mayUseCredit(storeOrDefault(code), { customerId, financed: new Big(financed) })
  expect([mayUse('hogar', 1), mayUse('hogar', null), mayUse('de', 1), mayUse('it', 1)]).toEqual([
    true,
    false,
    false,
    false,
  ])
  expect([mayUse('hogar', 1, 499.99), mayUse('hogar', 1, 0), mayUse('hogar', 1, 58_000.01)]).toEqual([
    false,
    false,
    false,
  ])
  expect(codes({ isVirtual: false, mayUseCredit: true })).toContain('storecredit')
  expect(codes({ isVirtual: false, walletCovers: true })).not.toContain('storecredit')
})
