import { STORES } from '@hogar/schema/stores.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hreflangOf } from './hreflangOf.ts'

const [hogar, viu, , german] = STORES
const SITE = { origin: 'https://hogar.example', elsewhere: {} }
const everywhere = [
  { storeCode: 'viu', path: '/salas/sofa' },
  { storeCode: 'de', path: '/wohnen/sofa' },
  { storeCode: 'it', path: '/soggiorno/divano' },
]

test('a page names itself, its translations and the x-default', () => {
  expect(hreflangOf({ ...SITE, store: hogar, path: '/salas/sofa' }, everywhere)).toEqual([
    { language: 'es-MX', address: 'https://hogar.example/salas/sofa' },
    { language: 'de-DE', address: 'https://hogar.example/de/wohnen/sofa' },
    { language: 'it-IT', address: 'https://hogar.example/it/soggiorno/divano' },
    { language: 'x-default', address: 'https://hogar.example/salas/sofa' },
  ])
})

test('another brand in the same language is no translation', () => {
  expect(hreflangOf({ ...SITE, store: viu, path: '/salas/sofa' }, everywhere)).toEqual([])
  expect(hreflangOf({ ...SITE, store: hogar, path: '/salas/sofa' }, everywhere.slice(0, 1))).toEqual([])
})

test('a store with a host of its own is named there', () => {
  const site = { origin: 'https://de.example', elsewhere: { hogar: 'https://hogar.example' } }
  const alternates = [{ storeCode: 'hogar', path: '/salas/sofa' }]
  expect(hreflangOf({ ...site, store: german, path: '/wohnen/sofa' }, alternates)).toEqual([
    { language: 'es-MX', address: 'https://hogar.example/salas/sofa' },
    { language: 'de-DE', address: 'https://de.example/de/wohnen/sofa' },
    { language: 'x-default', address: 'https://hogar.example/salas/sofa' },
  ])
})

test('without the main brand there is no x-default', () => {
  const links = hreflangOf({ ...SITE, store: german, path: '/wohnen/sofa' }, everywhere.slice(2))
  expect(links.map(({ language }) => language)).toEqual(['de-DE', 'it-IT'])
})

test('every translation names the same set, whichever of them is looked at', () => {
  const path = fc.constantFrom('/', '/salas', '/wohnen/sofa')
  fc.assert(
    fc.property(fc.record({ hogar: path, de: path, it: path }, { requiredKeys: [] }), (paths) => {
      const known: Readonly<Record<string, string | undefined>> = paths
      const sets = STORES.flatMap((store) => {
        const own = known[store.code]
        if (own === undefined) return []
        const others = Object.entries(paths).filter(([code]) => code !== store.code)
        const alternates = others.map(([storeCode, there]) => ({ storeCode, path: there }))
        return [JSON.stringify(hreflangOf({ ...SITE, store, path: own }, alternates))]
      })
      expect(new Set(sets).size).toBeLessThanOrEqual(1)
    }),
  )
})
