import { expect, test } from 'vitest'
import { placeInStore } from './placeInStore.ts'

const addressIn = (code: string, path = '') => `(${code})${path}`
const alternates = [{ storeCode: 'de', path: '/wohnen/sofa-oslo' }]

test('the same thing, where the other store has it', () => {
  expect(placeInStore('de', { fixedPath: null, alternates, addressIn })).toEqual({
    address: '(de)/wohnen/sofa-oslo',
    isSame: true,
  })
})

test('its home, where it has not', () => {
  expect(placeInStore('it', { fixedPath: null, alternates, addressIn })).toEqual({ address: '(it)', isSame: false })
  expect(placeInStore('hogar', { fixedPath: null, alternates, addressIn })).toEqual({
    address: '(hogar)',
    isSame: false,
  })
})

test('the same address, for a page that all stores have', () => {
  const fixedPath = '/catalogsearch/result?q=mesa'
  expect(placeInStore('it', { fixedPath, alternates: [], addressIn })).toEqual({
    address: `(it)${fixedPath}`,
    isSame: true,
  })
  expect(placeInStore('hogar', { fixedPath: '/', alternates: [], addressIn })).toEqual({
    address: '(hogar)/',
    isSame: true,
  })
})
