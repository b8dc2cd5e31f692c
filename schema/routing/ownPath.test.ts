import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodePath, encodePath, respellPath, toAddress } from './encodePath.ts'
import { isReservedPath, ownPath } from './ownPath.ts'

test.each([
  ['salas/sofas', 'salas/sofas'],
  ['sofas-50%', 'sofas-50%25'],
  ['50%25', '50%2525'],
  ['con espacio/mesa', 'con%20espacio/mesa'],
  ['¿qué?/más#1', '%C2%BFqu%C3%A9%3F/m%C3%A1s%231'],
  ['sillon-🛋️', 'sillon-%F0%9F%9B%8B%EF%B8%8F'],
  ['contacto', 'contacto'],
  ['contact/oficinas', 'contact/oficinas'],
])('%s is the address %s', (path, address) => {
  expect(ownPath(path)).toBe(address)
})

test.each([
  '',
  'a//b',
  'a/',
  '/a',
  'a/../b',
  '.',
  'a\0',
  '\ud83d',
  'ñ'.repeat(200),

  'login',
  'Login',
  'checkout/cart',
  'checkout',
  'p/A',
  'my-account/x/y',
  'de',
  'viu/salas',
  'sitemap.xml',
  'graphql',
])('%j is no address of its own', (path) => {
  expect(ownPath(path)).toBeNull()
})

test('an address is decoded to the path that it was made of', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (path) => {
      const address = ownPath(path)
      if (address === null) return
      const { pathname } = new URL(`https://shop.example/${address}`)
      expect(decodePath(pathname)).toBe(path)
      expect(respellPath(pathname)).toBe(`/${address}`)
      expect(toAddress(address)).toBe(address)
    }),
  )
})

test.each(['%', '%zz', 'a/%E0%A4%A', '%00', '%C3'])('%s cannot be decoded', (path) => {
  expect([decodePath(path), respellPath(path)]).toEqual([null, path])
})

test.each([
  ['/salas?q=a b&c=ñ#más', '/salas?q=a%20b&c=%C3%B1#m%C3%A1s'],
  ['/50%25/100%', '/50%25/100%25'],
  ['/\u017f\u212a', '/%C5%BF%E2%84%AA'],
  ['https://otra.example/ñ', 'https://otra.example/%C3%B1'],
  ['/a"b<c>`{}|^\\', '/a%22b%3Cc%3E%60%7B%7D%7C%5E%5C'],
])('%s is written %s', (text, address) => {
  expect([toAddress(text), toAddress(address)]).toEqual([address, address])
})

test('decoding undoes encoding, for any parts', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (path) => {
      const plain = path
        .replaceAll('\0', '')
        .split('/')
        .filter((part) => part !== '')
        .join('/')
      expect(decodePath(encodePath(plain))).toBe(plain.toWellFormed())
    }),
  )
})

test('a reserved word is one part, not a beginning', () => {
  expect([isReservedPath('checkouts'), isReservedPath('c-sofas'), isReservedPath('salas/login')]).toEqual([
    false,
    false,
    false,
  ])
})
