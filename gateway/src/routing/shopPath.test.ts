import { expect, test } from 'vitest'
import { shopPath } from './shopPath.ts'

const ONE_HOST = { PUBLIC_ORIGIN: 'https://hogar.example:8443', STORE_HOSTS: new Map() }
const HOST_EACH = {
  PUBLIC_ORIGIN: 'https://hogar.example',
  STORE_HOSTS: new Map([
    ['hogar.example', 'hogar'],
    ['viu.example', 'viu'],
    ['mueblesviu.example:8080', 'viu'],
  ]),
}

test.each([
  ['https://hogar.example:8443/salas?a=1#b', 'hogar', '/salas?a=1#b'],
  ['http://www.hogar.example:8443/salas', 'hogar', '/salas'],
  ['https://hogar.example:8443/salas', 'de', '/hogar/salas'],
  ['https://hogar.example:8443/de/wohnen', 'de', '/wohnen'],
  ['https://hogar.example:8443/de?a=1', 'de', '/?a=1'],
  ['https://hogar.example:8443/viu/salas', 'de', '/viu/salas'],
  ['https://hogar.example:8443', 'hogar', '/'],
  ['https://hogar.example/salas', 'hogar', null],
  ['https://viu.example/salas', 'hogar', null],
])('of a shop with one host, %s is in store %s at %s', (address, store, path) => {
  expect(shopPath(address, store, ONE_HOST)).toBe(path)
})

test.each([
  ['https://hogar.example/salas', 'hogar', '/salas'],
  ['https://viu.example/salas', 'viu', '/salas'],
  ['https://VIU.example/salas', 'hogar', '/viu/salas'],
  ['https://mueblesviu.example:8080/salas', 'viu', '/salas'],
  ['https://hogar.example/viu/salas', 'hogar', '/viu/salas'],
  ['https://viu.example.evil.example/salas', 'viu', null],
  ['https://viu.example@evil.example/salas', 'viu', null],
  ['ftp://viu.example/salas', 'viu', null],
  ['//viu.example/salas', 'viu', null],
])('of a shop with a host for each store, %s is in store %s at %s', (address, store, path) => {
  expect(shopPath(address, store, HOST_EACH)).toBe(path)
})

test('of a shop whose host is named after a store, other stores have hosts named like it', () => {
  const site = { PUBLIC_ORIGIN: 'https://hogar.shop.example', STORE_HOSTS: new Map() }
  expect(shopPath('https://viu.shop.example/salas', 'hogar', site)).toBe('/viu/salas')
  expect(shopPath('https://viu.other.example/salas', 'hogar', site)).toBeNull()
})

test('of a shop without public addresses, no address is known', () => {
  expect(
    shopPath('https://hogar.example/salas', 'hogar', { PUBLIC_ORIGIN: undefined, STORE_HOSTS: new Map() }),
  ).toBeNull()
})
