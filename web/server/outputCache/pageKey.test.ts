import fc from 'fast-check'
import { expect, test } from 'vitest'
import { KEY_MAX_CHARACTERS, KEY_PARAMETERS_MAX } from './limits.ts'
import { pageKey } from './pageKey.ts'

const keyOf = (address: string, over: object = {}) => {
  const url = new URL(address)
  return pageKey({ build: 'b1', storeCode: 'hogar', origin: url.origin, elsewhere: {}, url, reads: readsOne, ...over })
}
/** Returns true for the parameters of a page that reads three of them, one with numbers only. */
const readsOne = (name: string, value: string) => (name === 'color' ? /^\d+$/.test(value) : ['a', 'b'].includes(name))
const SITE = 'https://shop.example'

test.each([
  ['campaigns', '?utm_source=a&utm_medium=b&utm_campaign=c'],
  ['clicks of advertisers', '?gclid=1&fbclid=2&msclkid=3&gad_source=1'],
  ['newsletters', '?mc_cid=1&mc_eid=2'],
  ['made-up parameters', '?x1=1&x2=2&color=red'],
])('%s make no page of their own', (_case, search) => {
  expect(keyOf(`${SITE}/salas${search}`)).toEqual(keyOf(`${SITE}/salas`))
})

test('the order of parameters makes no page of its own, that of the values of one does', () => {
  expect(keyOf(`${SITE}/salas?b=1&a=2`)?.key).toBe(keyOf(`${SITE}/salas?a=2&b=1`)?.key)
  expect(keyOf(`${SITE}/salas?a=2&a=1`)?.key).not.toBe(keyOf(`${SITE}/salas?a=1&a=2`)?.key)
})

test.each([
  ['build', { build: 'b2' }],
  ['store', { storeCode: 'viu' }],
  ['origin', { origin: 'https://other.example' }],
  ['origin of other stores', { elsewhere: { de: 'https://de.example' } }],
  ['path', { url: new URL(`${SITE}/comedor`) }],
  ['query', { url: new URL(`${SITE}/salas?color=1`) }],
])('another %s is another page', (_case, over) => {
  expect(keyOf(`${SITE}/salas`, over)?.key).not.toBe(keyOf(`${SITE}/salas`)?.key)
})

test('the origin is the one that the page is rendered with, independent of the address', () => {
  expect(keyOf('http://evil.example/salas', { origin: SITE })).toEqual(keyOf(`${SITE}/salas`))
})

test('addresses that are too long or have too many parameters are not kept', () => {
  expect(keyOf(`${SITE}/${'a'.repeat(KEY_MAX_CHARACTERS)}`)).toBeNull()
  const many = Array.from({ length: KEY_PARAMETERS_MAX + 1 }, (_item, index) => `a=${index}`).join('&')
  expect(keyOf(`${SITE}/salas?${many}`)).toBeNull()
})

test('two addresses share a key only if they ask for the same', () => {
  const parameters = fc.array(
    fc.tuple(fc.constantFrom('a', 'b', 'c', 'utm_source'), fc.constantFrom('1', '2', '&', 'ñ')),
    {
      maxLength: 5,
    },
  )
  const asked = (list: Array<[string, string]>) =>
    JSON.stringify(['a', 'b'].map((name) => list.filter((one) => one[0] === name).map(([, value]) => value)))
  fc.assert(
    fc.property(parameters, parameters, (one, other) => {
      const key = (list: Array<[string, string]>) => keyOf(`${SITE}/salas?${new URLSearchParams(list).toString()}`)?.key
      expect(key(one) === key(other)).toBe(asked(one) === asked(other))
    }),
  )
})
