import { expect, test } from 'vitest'
import { storeOrDefault } from '../stores.ts'
import { returnAddress } from './returnAddress.ts'

const back = (path: string | undefined, code = 'hogar') =>
  returnAddress(path, 'https://shop.example', storeOrDefault(code))

test('the return address is a path of the shop', () => {
  expect(back('/order-success?order=a%3D')).toBe('https://shop.example/order-success?order=a%3D')
  expect(back('/de/order-success', 'de')).toBe('https://shop.example/de/order-success')
})

test.each([
  undefined,
  '',
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  'javascript:alert(1)',
  '/\t/evil.example',
  `/${'a'.repeat(1_000)}`,
])('the return address is the home of the store for anything else (%s)', (path) => {
  expect(back(path)).toBe('https://shop.example')
  expect(back(path, 'it')).toBe('https://shop.example/it')
})
