import { STORES } from '@hogar/schema/stores.ts'
import { expect, test } from 'vitest'
import { placesInStores } from './placesInStores.ts'

const [, , , german] = STORES
const here = { store: german, pathname: '/de/catalogsearch/result', search: '?q=tisch', params: {}, alternates: [] }

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
