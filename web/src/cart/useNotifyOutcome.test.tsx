import { act, screen, within } from '@testing-library/react'
import { commitLocalUpdate } from 'relay-runtime'
import { expect, it } from 'vitest'
import { NotificationOutlet } from '../design/overlays/NotificationOutlet.tsx'
import type { Outcome } from '../offline/outcome.ts'
import { renderWithRelay } from '../testing/renderWithRelay.tsx'
import { useNotifyOutcome } from './useNotifyOutcome.ts'

async function openPage(externalCheckoutUrl: string | null = null) {
  const holder: { tell?: (outcome: Outcome) => void } = {}
  function Page() {
    holder.tell = useNotifyOutcome()
    return <NotificationOutlet />
  }
  const { environment } = await renderWithRelay(<Page />)
  commitLocalUpdate(environment, (store) => {
    const shop = store.create('store', 'Store').setValue(externalCheckoutUrl, 'externalCheckoutUrl')
    store.getRoot().setLinkedRecord(shop, 'store')
  })
  return (outcome: Outcome) => act(() => holder.tell?.(outcome))
}

const done = (code: string, message: string): Outcome => ({
  kind: 'done',
  data: { updateCartLines: { notices: [{ code, message }] } },
})
const outlet = () => within(screen.getByRole('status'))

it('shows a success with the link to the checkout, and OK', async () => {
  const tell = await openPage()
  tell(done('QUANTITY_UPDATED', '¡La cantidad del producto se actualizó!'))
  expect(outlet().getByText('¡La cantidad del producto se actualizó!')).toBeDefined()
  expect(outlet().getByRole('link', { name: 'Ir a pagar' }).getAttribute('href')).toBe('/checkout')
  act(() => outlet().getByRole('button', { name: 'OK' }).click())
  expect(outlet().queryByRole('button')).toBeNull()
})

it('shows a success without a link to the checkout where that is on another host', async () => {
  const tell = await openPage('https://pay.example/')
  tell(done('QUANTITY_UPDATED', '¡La cantidad del producto se actualizó!'))
  expect(outlet().getByText('¡La cantidad del producto se actualizó!')).toBeDefined()
  expect(outlet().queryByRole('link')).toBeNull()
})

it('shows a doubt without a link to the checkout', async () => {
  const tell = await openPage()
  tell(done('STOCK_VOLATILE', 'El producto se agregó como preapartado.'))
  expect(outlet().getByText('El producto se agregó como preapartado.')).toBeDefined()
  expect(outlet().queryByRole('link')).toBeNull()
})

it('shows a refusal in the shop’s words, and a failure without any in the storefront’s', async () => {
  const tell = await openPage()
  tell({ kind: 'refused', data: null, userErrors: [{ code: 'REFUSED', message: 'Hoy no se puede.' }] })
  tell({ kind: 'refused', data: null, userErrors: [] })
  expect(outlet().getByText('Hoy no se puede.')).toBeDefined()
  expect(outlet().getByText('No pudimos guardar el cambio. Inténtalo de nuevo.')).toBeDefined()
})

it('shows the same notification once, however often in a row', async () => {
  const tell = await openPage()
  const outcome = done('QUANTITY_UPDATED', '¡La cantidad del producto se actualizó!')
  tell(outcome)
  tell(outcome)
  expect(outlet().getAllByText('¡La cantidad del producto se actualizó!')).toHaveLength(1)
})
