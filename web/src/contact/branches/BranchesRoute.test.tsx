import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { storeByCode } from '@hogar/schema/stores.ts'
import query from '../../__generated__/BranchesRouteQuery.graphql'
import { RouteForTest } from '../../testing/RouteForTest.tsx'
import { renderWithRelay } from '../../testing/renderWithRelay.tsx'
import { BranchesRoute } from './BranchesRoute.tsx'

const SHOP = {
  code: 'puebla',
  kind: 'SHOP',
  name: 'Puebla, La Paz',
  street: 'Av. Juárez 2510',
  postcode: '72160',
  city: 'Puebla, Puebla',
  hours: 'De 10 a 20 h',
  isPickupPoint: false,
  phone: { dialled: '+522220000150', formatted: '222 000 0150' },
  mapUrl: 'https://maps.example/?q=1',
  location: null,
  timeZone: null,
  opening: [],
  services: [],
  hasParking: null,
  isStepFree: null,
}
const COUNTER = { ...SHOP, code: 'leon', kind: 'PICKUP_POINT', name: 'León', isPickupPoint: true }
const PAGE = {
  id: 'cms:8',
  identifier: 'tiendas',
  title: 'Tiendas cerca de ti',
  heading: null,
  content: '<p>Siéntate.</p>',
  metaDescription: null,
  alternates: [],
}

type Given = { branches: object[] | null; page?: object | null; pickupOnly?: boolean; code?: string }

async function open({ branches, page = PAGE, pickupOnly = false, code = 'hogar' }: Given) {
  const store = storeByCode(code)
  const variables = { identifier: pickupOnly ? 'sucursales' : 'tiendas', pickupOnly, openNow: false }
  return renderWithRelay(
    <RouteForTest query={query} variables={variables} root={{ cmsPage: page, store: { id: 's:1', branches } }}>
      <BranchesRoute />
    </RouteForTest>,
    { path: '/tiendas', answered: 0, ...(store ? { store } : {}) },
  )
}
const card = (name: string) => within(screen.getByRole('heading', { level: 3, name }).closest('li')!)

describe('the branches', () => {
  it('say where they are, when they are open, and how to call and to get there', async () => {
    await open({ branches: [SHOP] })
    expect(screen.getByRole('heading', { level: 1, name: 'Tiendas cerca de ti' })).toBeDefined()
    expect(screen.getByText('Siéntate.')).toBeDefined()
    const puebla = card('Puebla, La Paz')
    expect(puebla.getByText('Av. Juárez 2510').closest('address')?.textContent).toBe(
      'Av. Juárez 251072160 Puebla, Puebla222 000 0150',
    )
    expect(puebla.getByText('De 10 a 20 h')).toBeDefined()
    expect(puebla.getByRole('link', { name: '222 000 0150' }).getAttribute('href')).toBe('tel:+522220000150')
    const directions = puebla.getByRole('link', { name: 'Cómo llegar a Puebla, La Paz' })
    expect(directions.getAttribute('href')).toBe(SHOP.mapUrl)
  })

  it('leave out what the platform does not say', async () => {
    const nothing = { postcode: null, city: null, hours: null, phone: null, mapUrl: null }
    await open({ branches: [{ ...SHOP, ...nothing }] })
    expect(card('Puebla, La Paz').queryByRole('link')).toBeNull()
    expect(card('Puebla, La Paz').getByText('Av. Juárez 2510').closest('address')?.textContent).toBe('Av. Juárez 2510')
  })

  it('are shops alone among the shops, and all where orders are picked up, each so marked', async () => {
    const { unmount } = await open({ branches: [SHOP, COUNTER] })
    expect(screen.getByRole('heading', { level: 2, name: 'Tiendas' })).toBeDefined()
    expect(screen.queryByRole('heading', { name: 'León' })).toBeNull()
    expect(card('Puebla, La Paz').queryByText('Aquí se recogen pedidos')).toBeNull()
    unmount()
    await open({ branches: [{ ...SHOP, isPickupPoint: true }, COUNTER], pickupOnly: true })
    expect(screen.getByRole('heading', { level: 2, name: 'Puntos de entrega' })).toBeDefined()
    expect(screen.getAllByText('Aquí se recogen pedidos')).toHaveLength(2)
  })

  it('have a name without words of editors, and say that there are none', async () => {
    await open({ branches: [], page: null })
    expect(screen.getByRole('heading', { level: 1, name: 'Sucursales' })).toBeDefined()
    expect(screen.getByText('Por ahora no hay direcciones en esta lista.')).toBeDefined()
  })

  it.each([
    ['hogar', 'No pudimos cargar las sucursales'],
    ['de', 'Die Filialen konnten nicht geladen werden'],
    ['it', 'Non siamo riusciti a caricare le filiali'],
  ])('that could not be loaded in %s are requested again: “%s”', async (code, title) => {
    const { environment } = await open({ branches: null, code })
    const alert = within(screen.getByRole('alert'))
    expect(alert.getByRole('heading', { name: title })).toBeDefined()
    await userEvent.click(alert.getByRole('button'))
    const { request } = environment.mock.getMostRecentOperation()
    expect([request.node.operation.name, request.variables]).toEqual([
      'BranchListRetryQuery',
      { pickupOnly: false, openNow: false },
    ])
    await act(async () =>
      environment.mock.resolveMostRecentOperation({ data: { store: { id: 's:1', branches: [SHOP] } } } as never),
    )
    expect(screen.getByRole('heading', { level: 3, name: 'Puebla, La Paz' })).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
