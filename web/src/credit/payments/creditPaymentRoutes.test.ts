import { DEFAULT_STORE } from '@hogar/schema/stores.ts'
import { matchRoutes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { ALL_ROUTES } from '../../allRoutes.ts'
import { createRoutes } from '../../routing/createRoutes.tsx'
import { CREDIT_PAYMENT_PAGES } from './creditPaymentRoutes.ts'

const routes = createRoutes(ALL_ROUTES, DEFAULT_STORE, () => null)
const sourceAt = (path: string) => matchRoutes(routes, path)?.at(-1)?.route.handle.source as string
const page = (name: string) => `src/credit/payments/${name}.tsx`
const TYPES = ['menudeo', 'credilana', 'prestamo-personal', 'nuevo', 'casa']

test.each([
  ['/payments/login', page('PayLoginRoute')],
  ['/payments', page('ChooseRoute')],
  ['/payments/pay', page('PayRoute')],
  ['/payment/spei-pay', page('PayRoute')],
  ['/my-account/payments/login', page('PayLoginRoute')],
  ['/my-account/payments', page('ChooseRoute')],
  ['/my-account/payments/pay', page('PayRoute')],
  ['/my-account/payments/spei/pay', page('PayRoute')],
  ...TYPES.flatMap((type) => [
    [`/payments/${type}`, page('ChooseRoute')],
    [`/my-account/payments/${type}`, page('ChooseRoute')],
  ]),
])('the address %s has the page %s', (path, source) => {
  expect(sourceAt(path ?? '')).toBe(source)
})

test('another type of credit has no page, and no page of payments is cached for all', () => {
  expect(sourceAt('/payments/otro')).toBe('src/catalogue/CatalogueRoute.tsx')
  for (const { cacheTags, path } of CREDIT_PAYMENT_PAGES) expect(cacheTags, path).toBeUndefined()
})
