import { screen, within } from '@testing-library/react'
import { storeByCode } from '@hogar/schema/stores.ts'
import { expect, it } from 'vitest'
import { PRODUCT, openProductPage } from '../testing/openProductPage.tsx'
import '../../testing/loadedCataloguePages.ts'

const ATTRIBUTES = [
  { code: 'series', label: 'Serie', value: 'Siena' },
  { code: 'style', label: 'Estilo', value: 'Nórdico' },
]
const facts = async (series: object | null, code = 'hogar') => {
  const store = storeByCode(code)
  await openProductPage(
    { ...PRODUCT, __typename: 'SimpleProduct', attributes: ATTRIBUTES, series },
    { path: `${store?.urlPrefix ?? ''}/p/SKU/x`, ...(store ? { store } : {}) },
  )
  return within(screen.getByText('Serie').closest('div')!)
}

it.each([
  ['hogar', '/serie/siena'],
  ['de', '/de/serie/siena'],
])('in %s the series among the facts links to its page', async (code, href) => {
  const row = await facts({ path: '/serie/siena' }, code)
  expect(row.getByRole('link', { name: 'Siena' }).getAttribute('href')).toBe(href)
  expect(screen.queryByRole('link', { name: 'Nórdico' })).toBeNull()
})

it('a series that no list knows is a text', async () => {
  const row = await facts(null)
  expect(row.getByText('Siena')).toBeTruthy()
  expect(row.queryByRole('link')).toBeNull()
})
