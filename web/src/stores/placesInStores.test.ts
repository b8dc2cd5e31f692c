import { STORES, storeByCode } from '@hogar/schema/stores.ts'
import { expect, test } from 'vitest'
import { toStorePath } from '../routing/toStorePath.ts'
import { placesInStores } from './placesInStores.ts'

const [, , , german] = STORES
const addressIn = (code: string, path = '/') => toStorePath(storeByCode(code)?.urlPrefix ?? '', path)
const here = {
  store: german,
  pathname: '/de/catalogsearch/result',
  search: '?q=tisch',
  params: {},
  alternates: [],
  addressIn,
}

test('a page without names in its address stands at the same one everywhere, query and all', () => {
  expect(placesInStores(here)).toMatchObject({
    hogar: { address: '/catalogsearch/result?q=tisch', isSame: true },
    it: { address: '/it/catalogsearch/result?q=tisch', isSame: true },
  })
  expect(placesInStores({ ...here, pathname: '/de', search: '' })).toMatchObject({
    hogar: { address: '/', isSame: true },
  })
})

test('what has a name in its address is looked for', () => {
  const page = { ...here, pathname: '/de/wohnen/sofa', search: '', params: { '*': 'wohnen/sofa' } }
  const alternates = [{ storeCode: 'hogar', path: '/salas/sofa' }]
  expect(placesInStores({ ...page, alternates })).toMatchObject({
    hogar: { address: '/salas/sofa', isSame: true },
    it: { address: '/it', isSame: false },
  })
  expect(placesInStores({ ...page, alternates })).not.toHaveProperty('de')
})

test.each([
  ['?childSku=SOFA-3&utm_source=x', {}, 'SOFA-3'],
  ['?variant=SOFA-3', {}, 'SOFA-3'],
  ['', { childSku: 'SOFA/3' }, 'SOFA%2F3'],
])('the variant that %j %j chooses stays chosen', (search, named, sku) => {
  const page = { ...here, pathname: '/de/wohnen/sofa', search, params: { '*': 'wohnen/sofa', ...named } }
  const alternates = [{ storeCode: 'hogar', path: '/salas/sofa' }]
  expect(placesInStores({ ...page, alternates })).toMatchObject({
    hogar: { address: `/salas/sofa?childSku=${sku}`, isSame: true },
    it: { address: '/it', isSame: false },
  })
})

const list = { store: STORES[0], pathname: '/salas', params: { '*': 'salas' }, addressIn }
const chosen = '?color=52&color=60&price=500-900&marca=Oslo&sort=newest&page=3&after=x&utm_source=mail'

test('filters and order of a list stay chosen, amounts only in the same currency, a position nowhere', () => {
  const alternates = [
    { storeCode: 'viu', path: '/salas' },
    { storeCode: 'de', path: '/wohnen' },
  ]
  expect(placesInStores({ ...list, search: chosen, alternates })).toMatchObject({
    viu: { address: '/viu/salas?color=52&color=60&price=500-900&marca=Oslo&sort=newest', isSame: true },
    de: { address: '/de/wohnen?color=52&color=60&marca=Oslo&sort=newest', isSame: true },
    it: { address: '/it', isSame: false },
  })
})

test('a search keeps its words, and its filters in the same way', () => {
  const search = '?q=sof%C3%A1+gris&color=52&price-from=10&page=2'
  const page = { store: STORES[0], pathname: '/catalogsearch/result', search, params: {}, alternates: [], addressIn }
  expect(placesInStores(page)).toMatchObject({
    mavi: { address: '/mavi/catalogsearch/result?q=sof%C3%A1+gris&color=52&price-from=10' },
    it: { address: '/it/catalogsearch/result?q=sof%C3%A1+gris&color=52' },
  })
})
