import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PRODUCT, openProductPage } from './testing/openProductPage.tsx'
import '../testing/loadedCataloguePages.ts'

const pesos = (amount: string) => ({ amount, currencyCode: 'MXN' })
const open = (publicPrice: object | null) =>
  openProductPage({ ...PRODUCT, __typename: 'SimpleProduct', price: { ...PRODUCT.price, publicPrice } })

it('a wholesale price says so, with the public price beside it', async () => {
  await open(pesos('9999.00'))
  expect(screen.getByText('Precio de mayoreo · Público: $9,999.00')).toBeTruthy()
})

it('another price says nothing of it', async () => {
  const { container } = await open(null)
  expect(container.textContent).not.toContain('mayoreo')
})
