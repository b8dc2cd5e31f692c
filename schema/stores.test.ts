import { describe, expect, it } from 'vitest'
import { DEFAULT_STORE, STORES, storeByCode, storeOfPath } from './stores.ts'

describe('storeOfPath', () => {
  it('takes the prefix off', () => {
    expect(storeOfPath('/de/sofas')).toEqual({ store: storeByCode('de'), path: '/sofas' })
    expect(storeOfPath('/viu')).toEqual({ store: storeByCode('viu'), path: '/' })
  })

  it('gives the main brand what only starts like a prefix', () => {
    expect(storeOfPath('/design/lamparas')).toEqual({ store: DEFAULT_STORE, path: '/design/lamparas' })
    expect(storeOfPath('/')).toEqual({ store: DEFAULT_STORE, path: '/' })
    expect(storeOfPath('')).toEqual({ store: DEFAULT_STORE, path: '' })
  })

  it('knows the five stores by their numbers, prefixes, languages and currencies', () => {
    const told = STORES.map(({ platformId, urlPrefix, language, countryCode, currencyCode }) =>
      [platformId, urlPrefix, language, countryCode, currencyCode].join(' '),
    )
    expect(told).toEqual([
      '5  es-MX MX MXN',
      '2 /viu es-MX MX MXN',
      '8 /mavi es-MX MX MXN',
      '3 /de de-DE DE EUR',
      '4 /it it-IT IT EUR',
    ])
    expect(DEFAULT_STORE.platformId).toBe(5)
  })

  it('names each store once, by code, number and prefix', () => {
    for (const key of ['code', 'platformId', 'urlPrefix', 'catalogueIndex'] as const) {
      expect(new Set(STORES.map((store) => store[key])).size).toBe(STORES.length)
    }
  })
})
