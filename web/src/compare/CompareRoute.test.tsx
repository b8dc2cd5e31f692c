import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import query from '../__generated__/CompareRouteQuery.graphql'
import { renderWithRelay } from '../testing/renderWithRelay.tsx'
import { RouteForTest } from '../testing/RouteForTest.tsx'
import { CompareRoute } from './CompareRoute.tsx'

const product = (id: string, name: string, rest: object = {}) => ({
  __typename: 'SimpleProduct',
  id,
  sku: id,
  name,
  urlPath: `salas/${id}`,
  brand: 'Nórdika',
  price: { final: { amount: '8999.00', currencyCode: 'MXN' }, regular: { amount: '8999.00', currencyCode: 'MXN' } },
  stock: { status: 'OK', quantity: 9 },
  dimensions: { widthCm: 200, heightCm: 80, depthCm: 90.5, weightKg: null },
  ...rest,
})
const rows = [
  { code: 'style', label: 'Estilo', values: ['Nórdico', 'Industrial'], isDifferent: true },
  { code: 'room', label: 'Espacio', values: ['Sala', 'Sala'], isDifferent: false },
  { code: 'legs', label: 'Patas', values: ['Madera', null], isDifferent: true },
]
const TWO = { products: [product('a', 'Sofá Oslo'), product('b', 'Sofá Alba')], variants: [null, null], rows }

async function open(path: string, comparison: object = TWO) {
  const ids = (new URL(path, 'https://x').searchParams.get('ids') ?? '').split(',').filter(Boolean)
  return renderWithRelay(
    <RouteForTest query={query} variables={{ ids, isAsked: ids.length > 0 }} root={{ comparison }}>
      <CompareRoute />
    </RouteForTest>,
    { path },
  )
}

const keep = (...ids: string[]) =>
  localStorage.setItem(
    'hogar:compared:hogar',
    JSON.stringify(ids.map((id) => ({ id, name: id, picture: { path: '/p', placeholderColor: '#eee' } }))),
  )
const row = (name: RegExp | string) => within(screen.getByRole('row', { name }))

describe('products side by side', () => {
  beforeEach(() => localStorage.clear())

  it('stand in a table with a name for each column and each line', async () => {
    await open('/compare?ids=a,b')
    const table = within(screen.getByRole('table', { name: 'Comparación de 2 productos' }))
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Sofá Oslo', 'Sofá Alba'])
    expect(table.getByRole('rowheader', { name: /^Estilo/ })).toBeTruthy()
    expect(row(/^Medidas/).getAllByRole('cell')[0]?.textContent).toBe('200 × 90.5 × 80 cm')
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain('noindex')
  })

  it('say what differs, and what one of them lacks', async () => {
    await open('/compare?ids=a,b')
    expect(screen.getByRole('rowheader', { name: 'Estilo, distinto' })).toBeTruthy()
    expect(screen.getByRole('rowheader', { name: 'Espacio' })).toBeTruthy()
    expect(row(/^Patas/).getAllByRole('cell')[1]?.textContent).toContain('Sin dato')
  })

  it('show only what differs when that is chosen', async () => {
    await open('/compare?ids=a,b')
    expect(screen.getByText('6 de 6 características')).toBeTruthy()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Ver solo las diferencias' }))
    expect(screen.getByText('2 de 6 características')).toBeTruthy()
    expect(screen.queryByRole('rowheader', { name: 'Espacio' })).toBeNull()
  })

  it('say so when nothing differs', async () => {
    await open('/compare?ids=a,b', { ...TWO, rows: [] })
    await userEvent.click(screen.getByRole('checkbox', { name: 'Ver solo las diferencias' }))
    expect(screen.getByText('En esto son iguales.')).toBeTruthy()
  })

  it('are bought, or chosen where something is to be chosen', async () => {
    const products = [
      product('a', 'Sofá Oslo'),
      product('b', 'Sofá Alba', { __typename: 'ConfigurableProduct' }),
      product('c', 'Cuchillos', { customOptions: [{ isRequired: true }] }),
      product('d', 'Agotado', { stock: { status: 'OUT_OF_STOCK', quantity: 0 } }),
    ]
    const { queue } = await open('/compare?ids=a,b,c,d', { products, rows: [] })
    expect(screen.getByRole('link', { name: 'Elegir opciones Sofá Alba' }).getAttribute('href')).toBe('/salas/b')
    expect(screen.getByRole('link', { name: 'Elegir opciones Cuchillos' })).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Agotado' }).disabled).toBe(true)
    await userEvent.click(screen.getByRole('button', { name: 'Agregar al carrito' }))
    expect(queue.asked[0]?.variables).toMatchObject({ input: { lines: [{ sku: 'a', quantity: 1 }] } })
  })

  it('leave the address and the device when they are taken out', async () => {
    keep('a', 'b')
    const { router } = await open('/compare?ids=a,b')
    await userEvent.click(screen.getByRole('button', { name: 'Quitar Sofá Oslo' }))
    expect(router.state.location.search).toBe('?ids=b')
    expect(localStorage.getItem('hogar:compared:hogar')).not.toContain('"id":"a"')
    expect(localStorage.getItem('hogar:compared:hogar')).toContain('"id":"b"')
  })

  it('all go that are taken out before the shop has answered', async () => {
    keep('a', 'b', 'c')
    const products = [...TWO.products, product('c', 'Sofá Sur')]
    const { router } = await open('/compare?ids=a,b,c', { products, rows })
    await userEvent.click(screen.getByRole('button', { name: 'Quitar Sofá Oslo' }))
    await userEvent.click(screen.getByRole('button', { name: 'Quitar Sofá Alba' }))
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Sofá Sur'])
    expect(router.state.location.search).toBe('?ids=c')
    expect(localStorage.getItem('hogar:compared:hogar')).toMatch(/^\[\{"id":"c"[^[]*\]$/)
  })

  it('go without a network too, and the address follows when it is back', async () => {
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { router } = await open('/compare?ids=a,b')
    await userEvent.click(screen.getByRole('button', { name: 'Quitar Sofá Oslo' }))
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Sofá Alba'])
    expect(screen.queryByRole('rowheader', { name: /distinto/ })).toBeNull()
    expect(router.state.location.search).toBe('?ids=a,b')
    network.mockReturnValue(true)
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(router.state.location.search).toBe('?ids=b'))
  })

  it('of a comparison from elsewhere leave the one on the device unchanged', async () => {
    keep('c')
    const { router } = await open('/compare?ids=a', { products: TWO.products.slice(0, 1), rows: [] })
    await userEvent.click(screen.getByRole('button', { name: 'Quitar Sofá Oslo' }))
    await waitFor(() => expect(router.state.location.search).toBe('?ids='))
    expect(screen.getByRole('heading', { level: 1, name: 'Aún no hay nada que comparar' })).toBeTruthy()
    expect(localStorage.getItem('hogar:compared:hogar')).toContain('"id":"c"')
  })

  it('say what is no longer sold', async () => {
    await open('/compare?ids=a,b,gone')
    expect(screen.getByText('1 producto ya no se vende y no aparece aquí.')).toBeTruthy()
  })
})

describe('products that are sold on credit', () => {
  it('have rows for their credit: a week, the total and the annual cost, or none of them', async () => {
    const peso = (amount: string) => ({ amount, currencyCode: 'MXN' })
    const priced = (credit: object) => ({ price: { ...product('x', '').price, credit } })
    const credit = { weekly: peso('152.00'), weeks: 52, total: peso('7875.00'), annualCost: 134.4 }
    const products = [
      product('a', 'Sofá Oslo', priced(credit)),
      product('b', 'Sofá Alba', priced({ ...credit, total: null })),
    ]
    await open('/compare?ids=a,b', { products, variants: [null, priced({ ...credit, annualCost: null })], rows: [] })
    for (const [name, value] of [
      [/^A crédito/, '$152 × 52 semanas'],
      [/^Total a crédito/, '$7,875'],
      [/^CAT sin IVA/, '134.4\u00a0%'],
    ] as const) {
      const cells = row(name).getAllByRole('cell')
      expect(cells.map(({ textContent }) => textContent)).toEqual([value, '—Sin dato'])
    }
  })
})

describe('an address without products', () => {
  beforeEach(() => localStorage.clear())

  it('shows what the device keeps', async () => {
    keep('a', 'b')
    const { router } = await open('/compare')
    await waitFor(() => expect(router.state.location.search).toBe('?ids=a,b'))
  })

  it('has a way on when nothing is kept', async () => {
    await open('/compare')
    expect(screen.getByRole('heading', { level: 1, name: 'Aún no hay nada que comparar' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Ver productos' }).getAttribute('href')).toBe('/')
  })
})
