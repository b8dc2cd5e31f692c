import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCameFrom } from './readCameFrom.ts'
import { readReturnPath, withReturnPath } from './returnPath.ts'

const read = (value: string) => readReturnPath(new URLSearchParams({ r: value }))
const encoded = (path: string) => btoa(String.fromCodePoint(...new TextEncoder().encode(path)))
const pathOf = (address: string) => readReturnPath(new URL(address, 'https://hogar.example').searchParams)

describe('the way back after signing in', () => {
  it('is the path that was requested, with any characters', () => {
    const paths = fc.webPath().filter((path) => path.startsWith('/') && !path.startsWith('//') && path.length < 900)
    fc.assert(
      fc.property(paths, (path) => {
        expect(pathOf(withReturnPath('/login', path))).toBe(path)
      }),
    )
    expect(pathOf(withReturnPath('/login', '/recámara/colchón?talla=ñ&x=1'))).toBe('/recámara/colchón?talla=ñ&x=1')
  })

  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    'evil',
    '/\t/evil.example',
    '/\n/evil.example',
    '',
  ])('is never %j', (path) => {
    expect(read(encoded(path))).toBeNull()
  })

  it('never leaves this site, for any value', () => {
    const anything = fc.oneof(fc.string(), fc.string().map(encoded), fc.webUrl().map(encoded))
    fc.assert(
      fc.property(anything, (value) => {
        const path = read(value)
        if (path !== null) expect(new URL(path, 'https://hogar.example').origin).toBe('https://hogar.example')
      }),
    )
  })

  it('takes what a form or another alphabet has made of base64, and no nonsense', () => {
    expect(read(encoded('/a?b=~~~>>>').replaceAll('+', ' '))).toBe('/a?b=~~~>>>')
    expect(read('%%%')).toBeNull()
    expect(read('x'.repeat(5_000))).toBeNull()
    expect(readReturnPath(new URLSearchParams())).toBeNull()
  })

  it('is left out where the path is too long for an address', () => {
    expect(withReturnPath('/login', `/${'a'.repeat(2_000)}`)).toBe('/login')
  })
})

it('the page that the way in was taken on is known by the history', () => {
  expect(readCameFrom({ from: { pathname: '/salas', search: '?p=2' } })).toBe('/salas?p=2')
  for (const state of [null, 'x', { from: null }, { from: { pathname: '//evil.example', search: '' } }]) {
    expect(readCameFrom(state)).toBeNull()
  }
})
