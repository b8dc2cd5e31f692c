import { STORES } from '@hogar/schema/stores.ts'
import { expect, test } from 'vitest'
import { placeInStore } from './placeInStore.ts'

const [hogar, , , german, italian] = STORES
const alternates = [{ storeCode: 'de', path: '/wohnen/sofa-oslo' }]

test('the same thing, where the other store has it', () => {
  expect(placeInStore(german, { fixedPath: null, alternates })).toEqual({
    address: '/de/wohnen/sofa-oslo',
    isSame: true,
  })
})

test('its home, where it has not', () => {
  expect(placeInStore(italian, { fixedPath: null, alternates })).toEqual({ address: '/it', isSame: false })
  expect(placeInStore(hogar, { fixedPath: null, alternates })).toEqual({ address: '/', isSame: false })
})

test('the same address, for a page that all stores have', () => {
  const fixedPath = '/catalogsearch/result?q=mesa'
  expect(placeInStore(italian, { fixedPath, alternates: [] })).toEqual({ address: `/it${fixedPath}`, isSame: true })
  expect(placeInStore(hogar, { fixedPath: '/', alternates: [] })).toEqual({ address: '/', isSame: true })
})
