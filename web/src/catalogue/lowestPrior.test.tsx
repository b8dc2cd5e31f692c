import { screen } from '@testing-library/react'
import { STORES } from '@hogar/schema/stores.ts'
import { expect, it } from 'vitest'
import { PRODUCT, openProductPage } from './testing/openProductPage.tsx'
import '../testing/loadedCataloguePages.ts'

const euros = (amount: string) => ({ amount, currencyCode: 'EUR' })
const OFFER = { regular: euros('249.00'), final: euros('149.00'), discountPercent: 25, isFrom: false, isCurrent: true }

const open = (code: string, price: object) => {
  const store = STORES.find((one) => one.code === code)!
  const product = { ...PRODUCT, __typename: 'SimpleProduct', price: { ...OFFER, ...price } }
  return openProductPage(product, { store, path: `${store.urlPrefix}/p/SKU/sofa-oslo` })
}

it.each([
  ['de', /^Niedrigster Preis der letzten 30 Tage: 199,00\s€$/],
  ['it', /^Prezzo più basso degli ultimi 30 giorni: 199,00\s€$/],
])('%s says beside a reduction what the lowest price of the last 30 days was', async (code, text) => {
  await open(code, { lowestPrior: euros('199.00') })
  expect(screen.getByText(text)).toBeTruthy()
})

it.each([
  ['the lowest price of the last 30 days', { lowestPrior: euros('199.00') }, '199,00'],
  ['the regular price where no other is known', { lowestPrior: null }, '249,00'],
])('the bar of a phone strikes out %s', async (_, price, struck) => {
  const { container } = await open('de', price)
  const bar = [...container.querySelectorAll('p[aria-hidden="true"]')].find((line) => line.querySelector('s, del'))
  expect([...(bar?.querySelectorAll('s, del') ?? [])].map(({ textContent }) => textContent?.split(/\s/)[0])).toEqual([
    struck,
  ])
})

it.each([
  ['where it is not known', { lowestPrior: null }],
  ['where the price is no offer', { lowestPrior: euros('149.00'), discountPercent: 0 }],
])('says nothing of it %s', async (_, price) => {
  const { container } = await open('de', price)
  expect(container.textContent).not.toContain('Niedrigster')
})
