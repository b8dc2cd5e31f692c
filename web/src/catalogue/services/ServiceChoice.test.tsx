import { act, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { PRODUCT, openProductPage, price } from '../testing/openProductPage.tsx'
import { PATIENCE } from '../../testing/patience.ts'
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

const offers = () => screen.queryAllByRole('group', { name: 'Agrega a tu compra' })
const open = (state: object) =>
  openProductPage({ ...PRODUCT, __typename: 'SimpleProduct', services: [ASSEMBLY], ...state })

it('offers services beside a product that can be bought', async () => {
  const { rest } = await open({})
  // Loaded when idle, as a chunk of its own.
  await vi.waitFor(async () => {
    await rest()
    expect(offers()).toHaveLength(1)
  }, PATIENCE)
})

const CHOICE = {
  __typename: 'ConfigurableProduct',
  options: [{ attributeCode: 'color', label: 'Color', values: [{ value: 'gray', label: 'Gris' }] }],
  variants: [
    {
      id: 'gray',
      sku: 'GRAY',
      selection: [{ attributeCode: 'color', value: 'gray' }],
      price: price('100.00'),
      stock: SOLD_OUT.stock,
    },
  ],
}

it.each([
  ['one', SOLD_OUT],
  ['a variant', CHOICE],
])('offers none beside %s that is sold out', async (_what, state) => {
  const { rest } = await open(state)
  for (let turn = 0; turn < 10; turn += 1) {
    await rest()
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  }
  expect(offers()).toEqual([])
})
