import { expect, test } from 'vitest'
import { createStoreOrigins } from './createStoreOrigins.ts'

const hosts = new Map([
  ['hogar.example', 'hogar'],
  ['de.example', 'de'],
  ['www.de.example', 'de'],
  ['it.example:8443', 'it'],
])

test.each([
  ['hogar', 'https://hogar.example', 'https://hogar.example'],
  ['de', 'https://hogar.example', 'https://de.example'],
  ['de', 'https://www.de.example', 'https://www.de.example'],
  ['de', 'http://shop.example:3000', 'http://de.example:3000'],
  ['it', 'https://hogar.example', 'https://it.example:8443'],
  ['it', 'http://shop.example:3000', 'http://it.example:8443'],
  ['viu', 'https://shop.example', 'https://shop.example'],
  ['viu', 'https://hogar.example', null],
  ['viu', 'http://mavi.shop.example:3000', 'http://viu.shop.example:3000'],
  ['de', 'http://mavi.shop.example:3000', 'http://de.example:3000'],
])('%s of a shop at %s is at %s', (code, site, origin) => {
  expect(createStoreOrigins({ site, hosts })({ code })).toBe(origin)
})
