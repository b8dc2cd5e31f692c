import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderWithRelay } from '../testing/renderWithRelay.tsx'
import { RoutePreloaderContext } from './loading/RoutePreloader.tsx'
import { ShelfContext } from './history/ShelfContext.ts'
import { StoreLink } from './StoreLink.tsx'
import { readShelf } from './history/readShelf.ts'

const link = () => screen.getByRole('link', { name: 'Sofá' })

test('loads code when a pointer comes near, data when it is pressed', async () => {
  const preloader = { preloadCode: vi.fn(), preloadData: vi.fn() }
  await renderWithRelay(
    <RoutePreloaderContext value={preloader}>
      <StoreLink to="/salas/sofa">Sofá</StoreLink>
    </RoutePreloaderContext>,
  )
  await userEvent.hover(link())
  expect(preloader.preloadCode).toHaveBeenCalledWith('/salas/sofa')
  expect(preloader.preloadData).not.toHaveBeenCalled()
  await userEvent.click(link())
  expect(preloader.preloadData).toHaveBeenCalledWith('/salas/sofa')
})

test('opens a new window only with isNewWindow, and without an opener', async () => {
  await renderWithRelay(
    <StoreLink to="https://elsewhere.example/" isNewWindow>
      Sofá
    </StoreLink>,
  )
  expect(link().getAttribute('target')).toBe('_blank')
  expect(link().getAttribute('rel')).toBe('noopener')
  expect(link().getAttribute('href')).toBe('https://elsewhere.example/')
})

test('passes to the page the shelf that it was followed from', async () => {
  const shelf = [{ label: 'Salas', to: '/salas' }]
  const { router } = await renderWithRelay(
    <ShelfContext value={shelf}>
      <StoreLink to="/salas/sofa">Sofá</StoreLink>
    </ShelfContext>,
  )
  await userEvent.click(link())
  expect(readShelf(router.state.location.state)).toEqual(shelf)
})

test.each([null, {}, { shelf: [] }, { shelf: 'x' }, { shelf: [{ label: 1, to: '/' }] }, { shelf: [null] }])(
  '%j names no shelf',
  (state) => {
    expect(readShelf(state)).toBeNull()
  },
)
