import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import query from '../__generated__/AppLayoutQuery.graphql'
import { RouteForTest } from '../testing/RouteForTest.tsx'
import { renderWithRelay } from '../testing/renderWithRelay.tsx'
import { AppLayout } from './AppLayout.tsx'

afterEach(() => vi.useRealTimers())

const SOFAS = { id: 'sofas', name: 'Sofás', link: '/salas/sofas', children: [] }
const LIVING = { id: 'salas', name: 'Salas', link: '/salas', children: [SOFAS] }
const STORE = { rootCategory: { children: [LIVING] }, offersLink: null, cartSettings: { counter: 'UNITS' } }

const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })

test('a panel opens when a mouse has rested for 120 ms, and closes 120 ms after it has left', async () => {
  await renderWithRelay(
    <RouteForTest query={query} root={{ store: STORE, cmsBlock: null }}>
      <AppLayout />
    </RouteForTest>,
  )
  vi.useFakeTimers()
  const toggle = screen.getByRole('button', { name: 'Mostrar categorías de Salas' })
  const isOpen = () => toggle.getAttribute('aria-expanded')
  const mouse = { pointerType: 'mouse' }
  fireEvent.pointerEnter(toggle.closest('li')!, mouse)
  pass(119)
  expect(isOpen()).toBe('false')
  pass(1)
  expect(isOpen()).toBe('true')
  fireEvent.pointerLeave(toggle.closest('nav')!, mouse)
  pass(119)
  expect(isOpen()).toBe('true')
  pass(1)
  expect(isOpen()).toBe('false')
})
