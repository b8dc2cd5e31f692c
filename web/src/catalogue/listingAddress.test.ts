import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LIST_PAGE_SIZE, PAGES_FROM_START } from './limits.ts'
import { listingVariables, nextPageSearch } from './listingAddress.ts'

const read = (query: string) => listingVariables(new URLSearchParams(query))

describe('listingVariables', () => {
  it('shows the first page in the shop’s order by default', () => {
    expect(read('')).toEqual({ count: LIST_PAGE_SIZE, after: null, sort: null })
  })

  it('shows everything up to the page that is named', () => {
    expect(read('page=3').count).toBe(3 * LIST_PAGE_SIZE)
  })

  it.each(['page=0', 'page=-2', 'page=1.5', 'page=abc', 'page=', 'after='])('takes %s as the first page', (query) => {
    expect(read(query)).toEqual({ count: LIST_PAGE_SIZE, after: null, sort: null })
  })

  it('starts behind a product', () => {
    expect(read('page=4&after=abc')).toEqual({ count: LIST_PAGE_SIZE, after: 'abc', sort: null })
  })

  it('reads the order, and ignores one that is none', () => {
    expect(read('sort=price-low').sort).toBe('PRICE_ASC')
    expect(read('sort=toString').sort).toBeNull()
  })

  it('never asks for more than the gateway gives', () => {
    fc.assert(
      fc.property(fc.string(), (page) => {
        const { count } = listingVariables(new URLSearchParams({ page }))
        expect(count).toBeGreaterThanOrEqual(LIST_PAGE_SIZE)
        expect(count).toBeLessThanOrEqual(100)
      }),
    )
  })
})

describe('nextPageSearch', () => {
  it('counts on and keeps the order', () => {
    expect(nextPageSearch(new URLSearchParams('sort=discount&page=2'), 'c')).toBe('?sort=discount&page=3')
  })

  it('goes on behind the last product once one answer holds no more', () => {
    expect(nextPageSearch(new URLSearchParams({ page: String(PAGES_FROM_START) }), 'c')).toBe('?after=c')
    expect(nextPageSearch(new URLSearchParams('after=b'), 'c')).toBe('?after=c')
  })
})
