import { expect, test } from 'vitest'
import { storeLocation } from './storeLocation.ts'

const HOSTS = new Map([
  ['hogar.example', 'hogar'],
  ['viu.example', 'viu'],
])
const visitor = (address: string) => {
  const url = new URL(address)
  return { url, host: url.host, scheme: 'https' } as const
}

test.each([
  ['https://hogar.example/viejo', '/salas', '/salas'],
  ['https://hogar.example/viejo', '/viu/salas?x=1', 'https://viu.example/viu/salas?x=1'],
  ['https://hogar.example/viejo', '/de/salas', '/de/salas'],
  ['https://viu.example/viu/viejo', '/viu/salas', '/viu/salas'],
  ['https://viu.example/viu/viejo', '/salas', 'https://hogar.example/salas'],
  ['https://hogar.example/viejo', '//evil.example/viu', '/evil.example/viu'],
])('from %s to %s is %s', (address, location, written) => {
  expect(storeLocation(location, visitor(address), HOSTS)).toBe(written)
})

test('a shop of one host keeps its paths', () => {
  expect(storeLocation('/viu/salas', visitor('https://hogar.example/viejo'), new Map())).toBe('/viu/salas')
})
