import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LIST_PAGE_SIZE, PAGES_AT_ONCE } from '../limits.ts'
import { grownSearch, listingVariables, nextPageSearch } from './listingAddress.ts'

const read = (query: string) => listingVariables(new URLSearchParams(query))

describe('listingVariables', () => {
  it('shows the first page in the shop’s order by default', () => {
    expect(read('')).toEqual({ count: 24, after: null, sort: null, filters: null })
  })

  it('shows everything up to the page that is named', () => {
    expect(read('page=3').count).toBe(3 * LIST_PAGE_SIZE)
  })

  it.each(['page=0', 'page=-2', 'page=1.5', 'page=abc', 'page=', 'after='])('takes %s as the first page', (query) => {
    expect(read(query)).toEqual({ count: LIST_PAGE_SIZE, after: null, sort: null, filters: null })
  })

  it('starts behind a product', () => {
    expect(read('page=2&after=abc')).toMatchObject({ count: 2 * LIST_PAGE_SIZE, after: 'abc' })
  })

  it('reads every other name as an attribute that narrows the list', () => {
    expect(read('sort=price-low&color=52').filters).toEqual([{ attribute: 'color', in: ['52'] }])
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
    expect(nextPageSearch(new URLSearchParams({ page: String(PAGES_AT_ONCE) }), 'c')).toBe('?after=c')
    expect(nextPageSearch(new URLSearchParams({ after: 'b', page: String(PAGES_AT_ONCE) }), 'c')).toBe('?after=c')
  })
})

describe('grownSearch', () => {
  it('names the pages that are shown, however many, and keeps the rest', () => {
    expect(grownSearch(new URLSearchParams('color=52'), 7 * LIST_PAGE_SIZE)).toBe('?color=52&page=7')
    expect(grownSearch(new URLSearchParams('page=2'), 2 * LIST_PAGE_SIZE + 1)).toBe('?page=3')
  })
})
