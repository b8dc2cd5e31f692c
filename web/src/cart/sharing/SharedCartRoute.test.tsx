import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import sharedCartRouteQuery from '../../__generated__/SharedCartRouteQuery.graphql'
import { NotificationOutlet } from '../../design/overlays/NotificationOutlet.tsx'
import { renderWithRelay } from '../../testing/renderWithRelay.tsx'
import { SharedCartRoute } from './SharedCartRoute.tsx'
import { RouteQuery } from '../testing/RouteQuery.tsx'
import { sharedCartFixture } from '../testing/restorableFixtures.ts'

const SOFA = { sku: 'SOFA', name: 'Sofá Oslo', customOptions: [{ optionId: '13', value: 'Ana' }] }
const LAMP = { sku: 'LAMP', name: 'Lámpara Faro', quantity: 2 }
const GONE = { sku: 'GONE', name: 'Mesa', isSold: false }

const open = (sharedCart: unknown) =>
  renderWithRelay(
    <RouteQuery query={sharedCartRouteQuery} variables={{ code: 'share-0123456789abcdef' }}>
      <SharedCartRoute />
      <NotificationOutlet />
    </RouteQuery>,
    { mockResolvers: { Query: () => ({ sharedCart }) } },
  )

describe('a shared cart', () => {
  it('shows its lines with what they cost, and until when the link is good', async () => {
    await open(sharedCartFixture([SOFA, LAMP, GONE]))
    expect(screen.getByRole('heading', { name: 'Un carrito compartido contigo' })).toBeDefined()
    expect(screen.getByText(/El enlace sirve hasta el 20 de diciembre de 2026/)).toBeDefined()
    expect(screen.getByText('$200.00')).toBeDefined()
    expect(screen.getByText('$300.00')).toBeDefined()
    expect(screen.getByText('Ya no se vende')).toBeDefined()
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Agregar GONE' }).disabled).toBe(true)
  })

  it('puts what is chosen into the cart, drawn at once and named by what is in it', async () => {
    const { queue } = await open(sharedCartFixture([SOFA, LAMP]))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Agregar Lámpara Faro' }))
    await userEvent.click(screen.getByRole('button', { name: 'Agregar 1 producto a mi carrito' }))
    expect(queue.asked).toEqual([
      {
        name: 'takeOverSharedCart',
        variables: {
          input: {
            code: 'share-0123456789abcdef',
            lines: [{ sku: 'SOFA', optionsChecksum: expect.stringMatching(/^[0-9a-f]{16}$/) }],
          },
        },
        optimism: {
          lines: [
            {
              again: { sku: 'SOFA', quantity: 1, customOptions: [{ optionId: '13', value: 'Ana' }] },
              snapshot: expect.objectContaining({ name: 'Sofá Oslo', productId: 'product:SOFA' }),
            },
          ],
        },
      },
    ])
    expect(await screen.findByText('1 producto de este carrito está en el tuyo.')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Ver carrito' }).getAttribute('href')).toBe('/checkout/cart')
  })

  it('takes nothing when nothing is chosen', async () => {
    await open(sharedCartFixture([SOFA]))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Agregar Sofá Oslo' }))
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Elige al menos un producto' }).disabled).toBe(true)
  })

  it('says what was refused, in the shop’s words', async () => {
    const { queue } = await open(sharedCartFixture([SOFA]))
    const userErrors = [{ code: 'INSUFFICIENT_STOCK', message: 'Queda 1 de Sofá Oslo.' }]
    queue.answerNext({ kind: 'refused', userErrors, data: null })
    await userEvent.click(screen.getByRole('button', { name: 'Agregar 1 producto a mi carrito' }))
    expect(await screen.findByText('Queda 1 de Sofá Oslo.')).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Ver carrito' })).toBeNull()
  })

  it('that does not exist, or no longer, is reported as missing, with a way on', async () => {
    await open(null)
    expect(screen.getByRole('heading', { name: 'Este enlace ya no lleva a ningún carrito' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Ver productos' })).toBeDefined()
  })
})
