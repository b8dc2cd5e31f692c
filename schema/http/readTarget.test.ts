import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readHost } from './readHost.ts'
import { readTarget } from './readTarget.ts'

test.each([
  ['/', '/', ''],
  ['/salas?page=2', '/salas', '?page=2'],
  ['/salas?', '/salas', '?'],
  ['/graphql?query={a(b:"?")}', '/graphql', '?query={a(b:"?")}'],
  ['//evil.example/x', '/evil.example/x', ''],
  ['/\\evil.example/x', '/evil.example/x', ''],
  ['/\\/\\[', '/[', ''],
  ['/a//b', '/a//b', ''],
  ['/%', '/%', ''],
])('reads %s', (target, path, search) => {
  expect(readTarget(target)).toEqual({ path, search })
})

test.each([undefined, '', '*', 'salas', '\\salas', '?page=2', 'http://shop.example/', 'shop.example:443'])(
  'refuses %s',
  (target) => {
    expect(readTarget(target)).toBeNull()
  },
)

test.each([
  ['shop.example', 'shop.example'],
  ['Shop.Example:3000', 'shop.example:3000'],
  ['127.0.0.1:65535', '127.0.0.1:65535'],
  ['[::1]:3000', '[::1]:3000'],
  ['my_shop', 'my_shop'],
])('takes the host %s', (header, host) => {
  expect(readHost(header)).toBe(host)
})

test.each([
  undefined,
  '',
  'a:99999',
  '256.256.256.256',
  '[::::]',
  '[::1',
  'a b',
  'a/b',
  'a@b',
  'a?b',
  'a,b',
  'a'.repeat(300),
])('refuses the host %s', (header) => {
  expect(readHost(header)).toBeNull()
})

test('every target and host is read without an exception, and makes an address of the same site', () => {
  const piece = fc.constantFrom('/', '\\', '?', '#', '%', '[', ']', ':', '@', '.', '..', 'a', '\u2028', 'ñ', ' ')
  const target = fc.oneof(
    fc.string(),
    fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
  )
  fc.assert(
    fc.property(target, target, (text, header) => {
      const host = readHost(header)
      if (host !== null) expect(URL.canParse(`http://${host}`)).toBe(true)
      const read = readTarget(text)
      if (read) expect(new URL(read.path, 'http://shop.example').host).toBe('shop.example')
    }),
    { numRuns: 2_000 },
  )
})
