import { DEFAULT_STORE, storeByCode } from '@hogar/schema/stores.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readScannedCode } from './readScannedCode.ts'

const shop = { store: DEFAULT_STORE, origins: ['https://www.hogar.example', 'http://127.0.0.1:3000'] }

test.each([
  ['SOFA-OSLO', { kind: 'sku', sku: 'SOFA-OSLO' }],
  [' 7501234567890\n', { kind: 'sku', sku: '7501234567890' }],
  ['https://hogar.example/salas/sofa?utm=x', { kind: 'path', path: '/salas/sofa', childSku: null }],
  ['http://www.hogar.example/p/SOFA/sofa', { kind: 'path', path: '/p/SOFA/sofa', childSku: null }],
  ['http://127.0.0.1:3000/salas', { kind: 'path', path: '/salas', childSku: null }],
  ['HTTPS://HOGAR.EXAMPLE/salas', { kind: 'path', path: '/salas', childSku: null }],
  [
    'https://hogar.example/salas/sofa?utm=x&childSku=SOFA-GRY',
    { kind: 'path', path: '/salas/sofa', childSku: 'SOFA-GRY' },
  ],
  [
    `https://hogar.example/salas/sofa?childSku=${'x'.repeat(256)}`,
    { kind: 'path', path: '/salas/sofa', childSku: null },
  ],
  ['https://hogar.example/de/wohnen/sofa', null],
  ['https://hogar.example@evil.example/salas', null],
  ['https://evil.example/salas/sofa', null],
  ['https://', null],
  ['//hogar.example/salas', null],
  ['javascript:alert(1)', null],
  ['WIFI:S:red;T:WPA;P:clave;;', null],
  ['mailto:ana@example.mx', null],
  ['A\u0000B', null],
  ['x'.repeat(256), null],
  ['', null],
])('%j means %j', (code, meaning) => {
  expect(readScannedCode(code, shop)).toEqual(meaning)
})

test('an address of another store is that store’s', () => {
  const german = { ...shop, store: storeByCode('de')! }
  expect(readScannedCode('https://hogar.example/de/wohnen/sofa', german)).toEqual({
    kind: 'path',
    path: '/wohnen/sofa',
    childSku: null,
  })
  expect(readScannedCode('https://hogar.example/salas/sofa', german)).toBeNull()
})

test('any code is read without a failure, as a short SKU without control characters or as a path', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl()), (code) => {
      const read = readScannedCode(code, shop)
      if (read?.kind === 'sku') expect(read.sku).toMatch(/^\P{Cc}{1,64}$/u)
      if (read?.kind === 'path') expect(read.path).toMatch(/^\//)
    }),
  )
})
