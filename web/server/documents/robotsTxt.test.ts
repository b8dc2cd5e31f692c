import { expect, test } from 'vitest'
import { robotsTxt } from './robotsTxt.ts'

const RULES = robotsTxt('https://shop.example')
  .split('\n')
  .flatMap((line) => /^Disallow: (.+)$/.exec(line)?.[1] ?? [])

/** Compares an address with the rules as RFC 9309 does: each is a beginning, unless it ends with `$`. */
const isVisited = (address: string) =>
  !RULES.some((rule) => (rule.endsWith('$') ? address === rule.slice(0, -1) : address.startsWith(rule)))

test.each([
  '/',
  '/salas',
  '/scanner-epson-l3250',
  '/scandinavia?page=2',
  '/errores-de-fabrica',
  '/customers-choice',
  '/checkout-stands/mesa',
  '/payments-desk',
  '/viu/scanner-epson-l3250',
  '/de/payments',
  '/credilana',
])('search engines may visit %s', (address) => {
  expect(isVisited(address)).toBe(true)
})

test.each([
  '/checkout',
  '/checkout/cart',
  '/checkout?step=2',
  '/order-success?order=1',
  '/catalogsearch/result?q=sofa',
  '/error',
  '/scan',
  '/my-account',
  '/my-account/orders',
  '/customer/account/create',
  '/graphql',
  '/payments',
  '/payments/login',
  '/credit/apply',
  '/credilana/solicitud',
  '/de/checkout',
  '/viu/my-account?tab=1',
])('search engines should not visit %s', (address) => {
  expect(isVisited(address)).toBe(false)
})
