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

  it('names each store once, by code, number and prefix', () => {
    for (const key of ['code', 'platformId', 'urlPrefix', 'catalogueIndex'] as const) {
      expect(new Set(STORES.map((store) => store[key])).size).toBe(STORES.length)
    }
  })
})
