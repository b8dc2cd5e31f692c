import * as v from 'valibot'
import { expect, test } from 'vitest'
import { storeHostsSchema, storeOfHost } from './storeOfHost.ts'

const hosts = v.parse(storeHostsSchema, 'Shop.example=hogar, tienda.viu.example:8080=viu, it.shop.example=de')

test.each([
  ['shop.example', 'hogar'],
  ['SHOP.example:3000', 'hogar'],
  ['tienda.viu.example:8080', 'viu'],
  ['tienda.viu.example', undefined],
  ['it.shop.example', 'de'],
  ['mavi.shop.example:4000', 'mavi'],
  ['Mavi.shop.example', 'mavi'],
  ['it.example', undefined],
  ['www.shop.example', undefined],
  ['127.0.0.1:4000', undefined],
  ['[::1]:4000', undefined],
  ['', undefined],
])('the host %s is the store %s', (host, code) => {
  expect(storeOfHost(host, hosts)?.code).toBe(code)
})
