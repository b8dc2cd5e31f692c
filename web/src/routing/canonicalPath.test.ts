import { STORES } from '@hogar/schema/stores.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalPath } from './canonicalPath.ts'

test.each([
  ['/', '', '', '/'],
  ['/de/', '', '/de', '/de'],
  ['/salas/sofas/', '*', '', '/salas/sofas'],
  ['//evil.example/x', '*', '', '/evil.example/x'],
  ['/Checkout/CART', 'checkout/cart', '', '/checkout/cart'],
  ['/catalogsearch/result/', 'catalogsearch/result', '', '/catalogsearch/result'],
  ['/P/SOFA-Oslo%2F1/Sofa/Hija', 'p/:sku/:slug/:childSku?', '', '/p/SOFA-Oslo%2F1/Sofa/Hija'],
  ['/de/C/Sofas-11', 'c/:slug', '/de', '/de/c/Sofas-11'],
  ['/DE/wohnen', '*', '', '/de/wohnen'],
  ['/DE', '*', '', '/de'],
  ['/Salas/SOFAS', '*', '', '/Salas/SOFAS'],
])('%s of %j in %j is %s', (...[path, pattern, urlPrefix, canonical]) => {
  expect(canonicalPath(path, { pattern, urlPrefix })).toBe(canonical)
})

test('what is canonical stays: no address redirects for ever', () => {
  const path = fc
    .array(fc.constantFrom('de', 'DE', 'p', 'P', 'salas', '', 'A%2FB'))
    .map((parts) => `/${parts.join('/')}`)
  const pattern = fc.constantFrom('', '*', 'p/:sku/:slug/:childSku?', 'checkout/cart')
  fc.assert(
    fc.property(path, pattern, fc.constantFrom(...STORES), (given, of, { urlPrefix }) => {
      const once = canonicalPath(given, { pattern: of, urlPrefix })
      expect(once).toMatch(/^\/(?!\/)/)
      expect(canonicalPath(once, { pattern: of, urlPrefix })).toBe(once)
    }),
  )
})
