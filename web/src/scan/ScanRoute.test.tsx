import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { renderWithRelay } from '../testing/renderWithRelay.tsx'
import type { NativeDetectorClass } from './createCodeReader.ts'
import { ScanRoute } from './ScanRoute.tsx'
import { type ScanningBrowser, ScanningBrowserContext } from './scanningBrowser.ts'

const stop = vi.fn()
const STREAM = { getTracks: () => [{ stop }] } as unknown as MediaStream

beforeEach(() => {
  stop.mockClear()
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
})

/** Creates a fake detector that returns these results, one per picture. */
function detectorOf(sights: (string | null)[]): NativeDetectorClass {
  return class {
    static getSupportedFormats = () => Promise.resolve(['qr_code', 'ean_13'])
    detect = () => {
      const rawValue = sights.length > 1 ? sights.shift() : sights[0]
      return Promise.resolve(rawValue ? [{ rawValue }] : [])
    }
  }
}

/** Response of the gateway to a code. */
type Answer = () => object | null

async function openPage(change: Partial<ScanningBrowser> = {}, answer: Answer = () => null) {
  const browser: ScanningBrowser = {
    devices: () => ({ getUserMedia: () => Promise.resolve(STREAM) }),
    detector: () => detectorOf([null]),
    openPhoto: () => Promise.resolve({ width: 4, height: 4, close: () => undefined } as ImageBitmap),
    ...change,
  }
  return renderWithRelay(
    <ScanningBrowserContext value={browser}>
      <ScanRoute />
    </ScanningBrowserContext>,
    { path: '/scan', mockResolvers: { Query: () => ({ scanned: answer() }) } },
  )
}

const opened =
  (urlPath: string, sku: string | null = null) =>
  () => ({
    product: { __typename: 'SimpleProduct', id: 'x', urlPath },
    variant: sku === null ? null : { id: 'v', sku },
  })

const start = async () =>
  userEvent.click(await screen.findByRole('button', { name: /Abrir la cámara|Intentar de nuevo/ }))
const refusal = (name: string) => ({ getUserMedia: () => Promise.reject(new DOMException('no', name)) })

describe('the camera', () => {
  test('opens the variant of a label that names one', async () => {
    const detector = () => detectorOf(['SOFA-OSLO-GRY'])
    const { router } = await openPage({ detector }, opened('salas/sofa-oslo', 'SOFA-OSLO/GRY'))
    await start()
    await waitFor(() => expect(router.state.location.search).toBe('?childSku=SOFA-OSLO%2FGRY'))
    expect(router.state.location.pathname).toBe('/salas/sofa-oslo')
  })

  test('opens the product of the first code that it sees, and is turned off', async () => {
    const detector = () => detectorOf([null, 'SOFA-OSLO'])
    const { router } = await openPage({ detector }, opened('salas/sofa-oslo'))
    await start()
    await waitFor(() => expect(router.state.location.pathname).toBe('/salas/sofa-oslo'))
    expect(stop).toHaveBeenCalled()
  })

  test('is not requested before the shopper starts it', async () => {
    const getUserMedia = vi.fn()
    await openPage({ devices: () => ({ getUserMedia }) })
    expect(getUserMedia).not.toHaveBeenCalled()
  })

  test.each([
    ['NotAllowedError', /No tenemos permiso/],
    ['NotFoundError', /No encontramos una cámara/],
    ['NotReadableError', /Otra aplicación está usando la cámara/],
    ['NotSupportedError', /Este navegador no deja/],
    ['UnknownError', /La cámara no respondió/],
  ])('that refuses with %s says why, and leaves other ways', async (name, text) => {
    await openPage({ devices: () => refusal(name) })
    await start()
    expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Intentar de nuevo' })).toBeTruthy()
    expect(screen.getByLabelText('Elegir una foto')).toBeTruthy()
    expect(screen.getByRole('textbox', { name: /Código/ })).toBeTruthy()
  })

  test('that a browser does not have is reported too', async () => {
    await openPage({ devices: () => undefined })
    await start()
    expect(await screen.findByText(/Este navegador no deja/)).toBeTruthy()
  })

  test('is off when the page is left, and when it is hidden', async () => {
    const { unmount } = await openPage()
    await start()
    await screen.findByText('Pon el código dentro del marco.')
    fireEvent(document, new Event('visibilitychange'))
    await waitFor(() => expect(stop).toHaveBeenCalled())
    stop.mockClear()
    await start()
    await screen.findByText('Pon el código dentro del marco.')
    unmount()
    expect(stop).toHaveBeenCalled()
  })
})

describe('a code', () => {
  test('that no product has is reported', async () => {
    await openPage()
    await userEvent.type(screen.getByRole('textbox', { name: /Código/ }), ' NADIE {Enter}')
    expect(await screen.findByText('Ese código no es de un producto de esta tienda.')).toBeTruthy()
  })

  test('that cannot be looked up is reported, and can be retried', async () => {
    await openPage({}, () => {
      throw new Error('no network')
    })
    await userEvent.type(screen.getByRole('textbox', { name: /Código/ }), 'SOFA{Enter}')
    expect(await screen.findByText(/No pudimos buscar el código/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Ver producto' }).getAttribute('aria-busy')).toBeNull()
  })

  test('is read out of a photograph', async () => {
    const { router } = await openPage({ detector: () => detectorOf(['LAMP']) }, opened('luz/lampara'))
    await userEvent.upload(screen.getByLabelText('Elegir una foto'), new File(['x'], 'a.png', { type: 'image/png' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/luz/lampara'))
  })

  test.each([
    ['shows none', {}],
    ['is no picture', { openPhoto: () => Promise.reject(new Error('no picture')) }],
  ])('that a photograph %s is reported', async (_, change) => {
    await openPage(change)
    await userEvent.upload(screen.getByLabelText('Elegir una foto'), new File(['x'], 'a.png', { type: 'image/png' }))
    expect(await screen.findByText(/No se pudo leer un código/)).toBeTruthy()
  })
})
