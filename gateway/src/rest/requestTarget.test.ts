import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { requestTarget } from './requestTarget.ts'
import { UpstreamFailure } from '../errors/upstreamFailure.ts'

const anything = fc.string({ unit: 'grapheme', maxLength: 60 })
const nasty = fc.oneof(
  anything,
  fc.constantFrom('A&B=1', 'A,B', 'a/b', '100%', '%2F', '..%2f', 'a?b#c', 'Ñ ½', '+', '\u{d800}'),
)
const segment = nasty.filter((value) => !['', '.', '..'].includes(value))

describe('requestTarget', () => {
  it('keeps every query value one value, with any characters in it', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.stringMatching(/^[a-z_]{1,8}$/), nasty), (query) => {
        const url = new URL(requestTarget('/api/stock/list', { query }), 'http://platform')
        const expected = Object.entries(query).map(([name, value]) => [name, value.toWellFormed()])
        expect(url.pathname).toBe('/api/stock/list')
        expect([...url.searchParams]).toEqual(expected)
        expect(url.hash).toBe('')
      }),
    )
  })

  it('keeps every path value inside its segment', () => {
    fc.assert(
      fc.property(segment, segment, (index, entity) => {
        const target = requestTarget('/api/catalog/{index}/{entity}/_search', { path: { index, entity } })
        const segments = new URL(target, 'http://platform').pathname.split('/').map(decodeURIComponent)
        expect(segments).toEqual(['', 'api', 'catalog', index.toWellFormed(), entity.toWellFormed(), '_search'])
      }),
    )
  })

  it.each(['', '.', '..'])('refuses the path value "%s", which no encoding holds in place', (orderNumber) => {
    expect(() => requestTarget('/api/order/{orderNumber}', { path: { orderNumber } })).toThrow(UpstreamFailure)
  })

  it('refuses a path value that is not given', () => {
    expect(() => requestTarget('/api/order/{orderNumber}', {})).toThrow(UpstreamFailure)
  })

  it('writes a list with commas, the same list as often as it comes', () => {
    const fields = ['sku', 'a&b']
    const targets = [{ fields }, { fields }, { fields: ['sku'] }].map((query) => requestTarget('/x', { query }))
    expect(targets).toEqual(['/x?fields=sku%2Ca%26b', '/x?fields=sku%2Ca%26b', '/x?fields=sku'])
  })

  it('leaves undefined query values out', () => {
    expect(requestTarget('/x', { query: { a: undefined, b: 0, c: false, d: '' } })).toBe('/x?b=0&c=false&d=')
  })
})
