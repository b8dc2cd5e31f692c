import { act, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { PRODUCT, openProductPage, price } from '../testing/openProductPage.tsx'
import '../../testing/loadedCataloguePages.ts'

afterEach(() => vi.unstubAllGlobals())

const ASSEMBLY = {
  __typename: 'VirtualProduct',
  id: 'assembly',
  sku: 'SERV',
  name: 'Armado',
  urlPath: 'armado',
  price: price('449.00'),
  stock: { status: 'OK', quantity: 9 },
}
const SOLD_OUT = { stock: { status: 'OUT_OF_STOCK', quantity: 0 }, unavailable: { code: 'OUT_OF_STOCK', message: 'x' } }

beforeAll(async () => void (await import('./TranslatedServiceChoice.ts')))

it.each([
  ['a product that can be bought', {}, 1],
  ['one that is sold out', SOLD_OUT, 0],
])('offers services beside %s: $2', async (_which, state, count) => {
  const { rest } = await openProductPage({ ...PRODUCT, __typename: 'SimpleProduct', services: [ASSEMBLY], ...state })
  // Loaded when idle, as a chunk of its own.
  for (let turn = 0; turn < 10; turn += 1) {
    await rest()
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  }
  expect(screen.queryAllByRole('group', { name: 'Agrega a tu compra' })).toHaveLength(count)
})
