import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chooseRange, clearFilters, isChosen, toggleValue } from './editFilters.ts'
import { readFilters } from './filterAddress.ts'
import { ADDRESS_FILTERS_MAX, ADDRESS_VALUES_MAX } from '../limits.ts'
import { priceRange } from './priceRange.ts'

const read = (query: string) => readFilters(new URLSearchParams(query))
const GATEWAY_RANGE = /^(\d{1,9}(?:\.\d{1,4})?)-(\d{1,9}(?:\.\d{1,4})?|\*)$/

describe('readFilters', () => {
  it('reads several values of one attribute, ranges, and words of a brand', () => {
    expect(read('price=0-500&color=52&color=50&discount=20-*&marca=Casa+Nogal&sort=price-low&page=2')).toEqual([
      { attribute: 'color', in: ['50', '52'] },
      { attribute: 'discount', range: '20-*' },
      { attribute: 'marca', in: ['Casa Nogal'] },
      { attribute: 'price', range: '0-500' },
    ])
  })

  it('is one query for one choice, made in any order', () => {
    expect(read('size=168&color=52&color=50')).toEqual(read('color=50&size=168&color=52&color=50'))
  })

  it.each([
    ['what a list or a campaign writes', 'q=12&page=2&after=3&utm_id=4&gclid=5&gad_source=1&variant=6'],
    ['numbers of campaigns', 'hsa_cam=1&hsa_grp=2&ref=42&mtm_cid=3&campaignid=9&irclid=5&adgroupid=7&mc_cid=8'],
    ['words where a number stands', 'ref=newsletter&color=azul'],
    ['names that no attribute has', '1a=5&co-lor=5&=5&__proto__=5'],
    ['ranges from high to low, and halves of ranges', 'price=500-100&discount=-20&price=5-'],
    ['empty fields of a form', 'price=&color=&price-from=&price-to='],
  ])('leaves out %s', (_what, query) => {
    expect(read(query)).toBeNull()
  })

  it('takes the typed price where no range was chosen', () => {
    expect(read('price-from=500&price-to=9000')).toEqual([{ attribute: 'price', range: '500-9000' }])
    expect(read('price-from=500&price-to=')).toEqual([{ attribute: 'price', range: '500-*' }])
    expect(read('price=0-50&price-from=500')).toEqual([{ attribute: 'price', range: '0-50' }])
  })

  it('gives the gateway nothing that it would refuse', () => {
    const name = fc.oneof(fc.string(), fc.constantFrom('color', 'price', 'marca', 'price-from', 'price-to'))
    const value = fc.oneof(fc.string(), fc.stringMatching(/^\d{1,4}(-(\d{1,4}|\*))?$/))
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value), { maxLength: 60 }), (pairs) => {
        const filters = readFilters(new URLSearchParams(pairs)) ?? []
        expect(filters.length).toBeLessThanOrEqual(ADDRESS_FILTERS_MAX)
        for (const { attribute, in: values, range } of filters) {
          expect(attribute).toMatch(/^[a-z]\w{0,59}$/i)
          expect(values === undefined).toBe(range !== undefined)
          if (values) expect(values.length).toBeLessThanOrEqual(ADDRESS_VALUES_MAX)
          if (range) {
            const [, from, to] = GATEWAY_RANGE.exec(range) ?? []
            expect(to === '*' || Number(from) <= Number(to)).toBe(true)
          }
        }
      }),
    )
  })

  it('keeps to the bounds of the schema', () => {
    const many = new URLSearchParams(Array.from({ length: 60 }, (_, number) => ['color', String(number)]))
    expect(readFilters(many)?.[0]?.in).toHaveLength(ADDRESS_VALUES_MAX)
    const wide = new URLSearchParams(Array.from({ length: 60 }, (_, number) => [`a${number}`, '1']))
    expect(readFilters(wide)).toHaveLength(ADDRESS_FILTERS_MAX)
  })
})

describe('priceRange', () => {
  it.each([
    ['500', '9000', '500-9000'],
    ['9000', '500', '500-9000'],
    ['500', '', '500-*'],
    ['', ' 900 ', '0-900'],
    ['$1,500', '9,999.50', '1500-9999'],
    ['1.500', '10 000 €', '1500-10000'],
    ['', '', null],
    ['mil', '-5', null],
    ['1,5,0', '1e3', null],
  ])('makes %j and %j %j', (from, to, range) => {
    expect(priceRange(from, to)).toBe(range)
  })
})

describe('editing an address', () => {
  const start = () => new URLSearchParams('q=mesa&sort=discount&page=3&after=c&color=52')

  it('adds a value and returns to the first page', () => {
    expect(toggleValue(start(), 'color', '50').toString()).toBe('q=mesa&sort=discount&color=52&color=50')
  })

  it('takes a value away again', () => {
    expect(toggleValue(start(), 'color', '52').toString()).toBe('q=mesa&sort=discount')
  })

  it('replaces a range, and what was typed', () => {
    const typed = new URLSearchParams('price-from=5&price-to=9')
    expect(chooseRange(typed, 'price', '0-500').toString()).toBe('price=0-500')
    expect(chooseRange(new URLSearchParams('price=0-500'), 'price', null).toString()).toBe('')
  })

  it('clears the filters alone', () => {
    const search = new URLSearchParams('q=mesa&color=52&price-from=5&utm_source=a')
    expect(clearFilters(search).toString()).toBe('q=mesa&utm_source=a')
  })

  it('never changes the address it was given', () => {
    const search = start()
    clearFilters(toggleValue(search, 'color', '50'))
    expect(search.toString()).toBe(start().toString())
  })

  it('is undone by doing it again', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999 }), (value) => {
        const once = toggleValue(start(), 'size', String(value))
        expect(isChosen(once, 'size', String(value))).toBe(true)
        expect(isChosen(toggleValue(once, 'size', String(value)), 'size', String(value))).toBe(false)
      }),
    )
  })
})
