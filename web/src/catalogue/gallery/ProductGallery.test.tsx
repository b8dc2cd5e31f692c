import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PRODUCT, media, openProductPage } from '../testing/openProductPage.tsx'
import '../../testing/loadedCataloguePages.ts'

const FILM = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'

beforeEach(() => {
  localStorage.clear()
  // jsdom implements neither scrolling nor pointer capture.
  Object.assign(Element.prototype, { scrollTo: () => undefined, setPointerCapture: () => undefined })
})
afterEach(() => vi.unstubAllGlobals())

const open = (...items: object[]) => openProductPage({ ...PRODUCT, __typename: 'SimpleProduct', media: items })
const gallery = () => within(screen.getByRole('region', { name: 'Imágenes de Sofá Oslo' }))

describe('the gallery', () => {
  it('says which of how many is shown', async () => {
    await open(media('/front'), media('/side'), media('/room'))
    expect(gallery().getByRole('status', { name: 'Imagen 1 de 3' })).toBeTruthy()
    await userEvent.click(gallery().getByRole('button', { name: 'Imagen 3 de 3: Vista /room' }))
    expect(gallery().getByRole('status', { name: 'Imagen 3 de 3' })).toBeTruthy()
    expect(gallery().getByRole('button', { name: 'Imagen 3 de 3: Vista /room' }).getAttribute('aria-current')).toBe(
      'true',
    )
  })

  it('asks nothing of another host before a video is pressed', async () => {
    const { container } = await open(media('/front'), media('/film', FILM))
    expect(await gallery().findByText('El video se carga de YouTube cuando lo abres.')).toBeTruthy()
    expect(container.querySelector('iframe')).toBeNull()
    expect(container.innerHTML).not.toContain('youtube')
    await userEvent.click(gallery().getByRole('button', { name: 'Ver video: Vista /film' }))
    const frame = container.querySelector('iframe')
    expect(frame?.getAttribute('src')).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?/)
    expect(frame?.title).toBe('Vista /film')
  })

  it('links to a video on an unknown host, and frames nothing', async () => {
    const { container } = await open(media('/front'), media('/film', 'https://videos.example/clip'))
    const link = await gallery().findByRole('link', { name: 'Ver video: Vista /film (se abre en otra pestaña)' })
    expect(link.getAttribute('href')).toBe('https://videos.example/clip')
    expect(container.querySelector('iframe')).toBeNull()
  })
})

describe('looking closely', () => {
  const openZoom = async () => {
    await open(media('/front'), media('/film', FILM), media('/side'))
    await userEvent.click(gallery().getByRole('button', { name: 'Ver de cerca' }))
    const dialog = within(await screen.findByRole('dialog'))
    const stage = () => dialog.getByRole('button', { name: /^(Acercar|Alejar)$/ })
    const scale = () => Number(/scale\(([\d.]+)\)/.exec(stage().innerHTML)?.[1])
    return { dialog, stage, scale }
  }

  it('goes through the pictures alone, by button and by key', async () => {
    const { dialog, stage } = await openZoom()
    expect(dialog.getByRole('status', { name: 'Imagen 1 de 2' })).toBeTruthy()
    fireEvent.keyDown(stage(), { key: 'ArrowRight' })
    expect(dialog.getByRole('status', { name: 'Imagen 2 de 2' })).toBeTruthy()
    await userEvent.click(dialog.getByRole('button', { name: 'Imagen siguiente' }))
    expect(dialog.getByRole('status', { name: 'Imagen 1 de 2' })).toBeTruthy()
  })

  it('comes closer by press, key and wheel, and begins whole with the next picture', async () => {
    const { dialog, stage, scale } = await openZoom()
    fireEvent.click(stage(), { detail: 1 })
    expect(stage().getAttribute('aria-pressed')).toBe('true')
    const pressed = scale()
    fireEvent.keyDown(stage(), { key: '+' })
    expect(scale()).toBeGreaterThan(pressed)
    fireEvent.keyDown(stage(), { key: '0' })
    expect(scale()).toBe(1)
    fireEvent.wheel(stage(), { deltaY: -100 })
    expect(scale()).toBeGreaterThan(1)
    await userEvent.click(dialog.getByRole('button', { name: 'Imagen siguiente' }))
    expect(scale()).toBe(1)
  })

  it('comes closer with two fingers, and turns to the next with one', async () => {
    const { dialog, stage, scale } = await openZoom()
    const touch = (type: 'pointerDown' | 'pointerMove' | 'pointerUp', pointerId: number, clientX: number) =>
      fireEvent[type](stage(), { pointerId, clientX, clientY: 100 })
    touch('pointerDown', 1, 100)
    touch('pointerDown', 2, 200)
    touch('pointerMove', 2, 300)
    expect(scale()).toBe(2)
    touch('pointerUp', 1, 100)
    touch('pointerUp', 2, 300)
    expect(dialog.getByRole('status', { name: 'Imagen 1 de 2' })).toBeTruthy()
    fireEvent.keyDown(stage(), { key: '0' })
    touch('pointerDown', 1, 300)
    touch('pointerMove', 1, 200)
    touch('pointerUp', 1, 200)
    expect(dialog.getByRole('status', { name: 'Imagen 2 de 2' })).toBeTruthy()
  })
})
