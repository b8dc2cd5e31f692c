import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { NotificationOutlet } from '../../design/overlays/NotificationOutlet.tsx'
import { renderWithRelay } from '../../testing/renderWithRelay.tsx'
import { CartKeeping } from './CartKeeping.tsx'

const open = () =>
  renderWithRelay(
    <>
      <CartKeeping />
      <NotificationOutlet />
    </>,
  )
const dialog = () => within(screen.getByRole('dialog'))
const LINK = { code: 'share-0123456789abcdef', expiresAt: '2026-12-20T18:00:00.000Z' }
const MADE = { kind: 'done', data: { shareCart: { sharedCart: LINK } } } as const

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share')
  vi.restoreAllMocks()
})

describe('sharing the cart', () => {
  it('makes a link to see and to copy', async () => {
    const { queue } = await open()
    const user = userEvent.setup()
    queue.answerNext(MADE)
    await user.click(screen.getByRole('button', { name: 'Compartir carrito' }))
    expect(queue.asked.map(({ name }) => name)).toEqual(['shareCart'])
    const address = 'https://hogar.example/checkout/shared/share-0123456789abcdef'
    expect((await dialog().findByLabelText<HTMLInputElement>('Enlace de tu carrito')).value).toBe(address)
    expect(dialog().getByText('El enlace sirve hasta el 20 de diciembre de 2026.')).toBeDefined()
    expect(dialog().queryByRole('button', { name: 'Enviar' })).toBeNull()
    await user.click(dialog().getByRole('button', { name: 'Copiar enlace' }))
    expect(await dialog().findByText('Enlace copiado')).toBeDefined()
    expect(await navigator.clipboard.readText()).toBe(address)
  })

  it('hands the link to the device where it shares by itself', async () => {
    const share = vi.fn(async () => undefined)
    Object.assign(navigator, { share })
    const { queue } = await open()
    queue.answerNext(MADE)
    await userEvent.click(screen.getByRole('button', { name: 'Compartir carrito' }))
    await userEvent.click(await dialog().findByRole('button', { name: 'Enviar' }))
    expect(share).toHaveBeenCalledWith({
      title: 'Un carrito compartido contigo',
      url: expect.stringContaining(LINK.code),
    })
  })

  it('says that it takes a network, and sends nothing without one', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { queue } = await open()
    await userEvent.click(screen.getByRole('button', { name: 'Compartir carrito' }))
    expect(await dialog().findByText(/Para crear el enlace hace falta conexión/)).toBeDefined()
    expect(queue.asked).toEqual([])
  })

  it('says why there is no link, and tries again', async () => {
    const { queue } = await open()
    queue.answerNext({ kind: 'refused', userErrors: [], data: null })
    await userEvent.click(screen.getByRole('button', { name: 'Compartir carrito' }))
    expect(await dialog().findByText('No pudimos crear el enlace. Inténtalo de nuevo.')).toBeDefined()
    queue.answerNext(MADE)
    await userEvent.click(dialog().getByRole('button', { name: 'Intentar de nuevo' }))
    expect(await dialog().findByLabelText('Enlace de tu carrito')).toBeDefined()
  })
})

describe('saving the cart', () => {
  it('asks for a name, and sends it as it was meant', async () => {
    const { queue } = await open()
    await userEvent.click(screen.getByRole('button', { name: 'Guardar cotización' }))
    await userEvent.click(dialog().getByRole('button', { name: 'Guardar' }))
    expect(dialog().getByText('Escribe un nombre para encontrarla después.')).toBeDefined()
    expect(queue.asked).toEqual([])
    queue.answerNext({
      kind: 'done',
      data: { saveQuote: { notices: [{ code: 'QUOTE_SAVED', message: 'Guardamos tu carrito como «Sala».' }] } },
    })
    await userEvent.type(dialog().getByLabelText('Nombre'), ' Sala ')
    await userEvent.click(dialog().getByRole('button', { name: 'Guardar' }))
    expect(queue.asked).toEqual([
      { name: 'saveQuote', variables: { input: { name: 'Sala' } }, optimism: { name: 'Sala' } },
    ])
    expect(await screen.findByText('Guardamos tu carrito como «Sala».')).toBeDefined()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('says beside the field why it was refused', async () => {
    const { queue } = await open()
    const userErrors = [{ code: 'QUOTE_LIMIT', message: 'Puedes guardar hasta 20 cotizaciones.' }]
    queue.answerNext({ kind: 'refused', userErrors, data: null })
    await userEvent.click(screen.getByRole('button', { name: 'Guardar cotización' }))
    await userEvent.type(dialog().getByLabelText('Nombre'), 'Sala')
    await userEvent.click(dialog().getByRole('button', { name: 'Guardar' }))
    expect(await dialog().findByText('Puedes guardar hasta 20 cotizaciones.')).toBeDefined()
  })
})
