import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { STORES } from '@hogar/schema/stores.ts'
import { expect, test, vi } from 'vitest'
import { renderWithRelay } from '../testing/renderWithRelay.tsx'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { EmptyState } from './EmptyState.tsx'
import { ErrorState } from './ErrorState.tsx'
import { Price } from './Price.tsx'
import { Skeleton } from './Skeleton.tsx'

const german = STORES.find((store) => store.code === 'de')
const italian = STORES.find((store) => store.code === 'it')

test('an empty state has a heading and a way on', async () => {
  await renderWithRelay(
    <EmptyState icon="cart" title="Tu carrito está vacío" headingLevel={1} action={<a href="/">Ver ofertas</a>} />,
  )
  expect(screen.getByRole('heading', { level: 1, name: 'Tu carrito está vacío' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Ver ofertas' })).toBeTruthy()
})

test('an error is announced, names its request id and can be retried', async () => {
  const retry = vi.fn()
  await renderWithRelay(<ErrorState requestId="abc-123" onRetry={retry} />)
  expect(screen.getByRole('alert').textContent).toContain('abc-123')
  await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }))
  expect(retry).toHaveBeenCalledOnce()
})

test('breadcrumbs link inside the store that they stand in', async () => {
  await renderWithRelay(<Breadcrumbs crumbs={[{ label: 'Wohnzimmer', to: '/wohnzimmer' }]} />, { store: german })
  expect(screen.getByRole('link', { name: 'Wohnzimmer' }).getAttribute('href')).toBe('/de/wohnzimmer')
})

test.each([
  [undefined, 'MXN', '$8,999.00'],
  [german, 'EUR', '8.999,00 €'],
  [italian, 'EUR', '8.999,00 €'],
])('a price is written as its country does', async (store, currencyCode, text) => {
  const { container } = await renderWithRelay(<Price money={{ amount: '8999.00', currencyCode }} />, { store })
  expect(container.textContent?.replaceAll(/\s/g, ' ')).toBe(text)
})

test('a struck price is an s element', async () => {
  const { container } = await renderWithRelay(<Price money={{ amount: '1.00', currencyCode: 'MXN' }} tone="struck" />)
  expect(container.querySelector('s')).not.toBeNull()
})

test('a skeleton is silent', async () => {
  const { container } = await renderWithRelay(<Skeleton />)
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true')
})
