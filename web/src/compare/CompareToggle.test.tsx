import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PRODUCT, openProductPage } from '../catalogue/testing/openProductPage.tsx'
import '../testing/loadedCataloguePages.ts'

const KEY = 'hogar:compared:hogar'
const others = (count: number) =>
  JSON.stringify(
    Array.from({ length: count }, (_, index) => ({
      id: `other-${index}`,
      name: `Sofá ${index}`,
      picture: { path: '/p', placeholderColor: '#eee' },
    })),
  )
const open = () => openProductPage({ ...PRODUCT, __typename: 'SimpleProduct' })
const toggle = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Comparar Sofá Oslo' })
const tray = async () => within(await screen.findByRole('region', { name: 'Productos para comparar' }))

describe('choosing what to compare', () => {
  beforeEach(() => localStorage.clear())
  afterEach(() => vi.unstubAllGlobals())

  it('is kept on the device, shown at the foot of the page, and taken back by a second press', async () => {
    await open()
    expect(screen.queryByRole('region', { name: 'Productos para comparar' })).toBeNull()
    await userEvent.click(toggle())
    expect((await tray()).getByRole('status').textContent).toBe('1 producto para comparar')
    expect((await tray()).getByRole('link', { name: 'Comparar (1)' }).getAttribute('href')).toBe('/compare?ids=product')
    expect(localStorage.getItem(KEY)).toContain('"id":"product"')
    await userEvent.click(toggle())
    expect(screen.queryByRole('region', { name: 'Productos para comparar' })).toBeNull()
  })

  it('is there after a reload, and follows another tab', async () => {
    localStorage.setItem(KEY, others(2))
    await open()
    expect((await tray()).getByRole('status').textContent).toBe('2 productos para comparar')
    localStorage.setItem(KEY, others(1))
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }))
    expect(await screen.findByText('1 producto para comparar')).toBeTruthy()
  })

  it('says that a fifth does not fit, and offers the four', async () => {
    localStorage.setItem(KEY, others(4))
    await open()
    await userEvent.click(toggle())
    expect(screen.getByText('Puedes comparar hasta 4 productos. Quita uno para agregar otro.')).toBeTruthy()
    expect(toggle().checked).toBe(false)
    expect(JSON.parse(localStorage.getItem(KEY) ?? '[]')).toHaveLength(4)
  })

  it('lets one go, and all of them', async () => {
    localStorage.setItem(KEY, others(3))
    await open()
    await userEvent.click((await tray()).getByRole('button', { name: 'Quitar Sofá 1' }))
    expect((await tray()).getByRole('status').textContent).toBe('2 productos para comparar')
    await userEvent.click((await tray()).getByRole('button', { name: 'Quitar todos' }))
    expect(screen.queryByRole('region', { name: 'Productos para comparar' })).toBeNull()
    expect(localStorage.getItem(KEY)).toBe('[]')
  })
})
