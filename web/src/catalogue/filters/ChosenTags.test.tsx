import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { PRODUCT, openProductPage } from '../testing/openProductPage.tsx'
import '../../testing/loadedCataloguePages.ts'

afterEach(() => vi.unstubAllGlobals())

it('claims nothing of delivery for a product that is sold out', async () => {
  const product = {
    ...PRODUCT,
    __typename: 'SimpleProduct',
    tags: [{ text: 'Entrega 48 h', color: '#000', background: '#fff' }],
  }
  const { unmount } = await openProductPage(product)
  expect(screen.getByText('Entrega 48 h')).toBeTruthy()
  unmount()
  await openProductPage({ ...product, stock: { status: 'OUT_OF_STOCK', quantity: 0 } })
  expect(screen.queryByText('Entrega 48 h')).toBeNull()
})
