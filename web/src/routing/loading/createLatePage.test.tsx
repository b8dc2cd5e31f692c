import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { Link, Route, Routes } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderWithRelay } from '../../testing/renderWithRelay.tsx'
import { createLatePage } from './createLatePage.tsx'

const load = vi.fn<() => Promise<ComponentType>>()

const Cart = () => <h1>Tu carrito</h1>

async function open() {
  const Late = createLatePage(load)
  await renderWithRelay(
    <>
      <Link to="/cart">Carrito</Link>
      <Link to="/">Portada</Link>
      <Routes>
        <Route path="/" element={<h1>Inicio</h1>} />
        <Route path="/cart" element={<Late />} />
      </Routes>
    </>,
  )
  await screen.findByRole('heading', { name: 'Inicio' })
}

beforeEach(() => {
  load.mockReset()
})

test('a page whose code did not come comes when the shopper tries again', async () => {
  await open()
  await act(() => userEvent.click(screen.getByRole('link', { name: 'Carrito' })))
  await screen.findByRole('heading', { name: 'No pudimos mostrar esta página' })

  load.mockRejectedValueOnce(new TypeError('again')).mockResolvedValueOnce(Cart)
  await act(() => userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' })))
  expect(load).toHaveBeenCalledTimes(1)
  await screen.findByRole('heading', { name: 'No pudimos mostrar esta página' })
  await act(() => userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' })))
  await screen.findByRole('heading', { name: 'Tu carrito' })
  expect(load).toHaveBeenCalledTimes(2)
})

test('it is requested when it is opened, and not again once it is there', async () => {
  await open()
  await act(() => userEvent.click(screen.getByRole('link', { name: 'Carrito' })))
  await screen.findByRole('heading', { name: 'No pudimos mostrar esta página' })
  load.mockResolvedValue(Cart)
  for (const turn of [1, 2]) {
    await act(() => userEvent.click(screen.getByRole('link', { name: 'Portada' })))
    await screen.findByRole('heading', { name: 'Inicio' })
    await act(() => userEvent.click(screen.getByRole('link', { name: 'Carrito' })))
    await screen.findByRole('heading', { name: 'Tu carrito' })
    expect([turn, load.mock.calls.length]).toEqual([turn, 1])
  }
})

test('off line the shopper is taken to the home page; back on line the page opens', async () => {
  await open()
  const isOnline = vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  await act(() => userEvent.click(screen.getByRole('link', { name: 'Carrito' })))
  await screen.findByRole('heading', { name: 'Inicio' })
  isOnline.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  load.mockResolvedValueOnce(Cart)
  await act(() => userEvent.click(screen.getByRole('link', { name: 'Carrito' })))
  await screen.findByRole('heading', { name: 'Tu carrito' })
})
