import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { graphql } from 'react-relay/hooks'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { IdentificationStepTestQuery } from '../../../../__generated__/IdentificationStepTestQuery.graphql'
import { NetworkFailure } from '../../../../relay/NetworkFailure.ts'
import { renderTestOperation } from '../../../../testing/renderTestOperation.tsx'
import { type PictureDevices, PictureDevicesContext } from '../pictures/pictureDevices.ts'
import { devicesOf, pictureOf, refusingCamera, stop } from '../testing/fakePictures.ts'
import { type FakeUpload, takeUploads } from '../testing/fakeUploads.ts'
import { IdentificationStep } from './IdentificationStep.tsx'

let uploads: readonly FakeUpload[]
beforeEach(() => {
  uploads = takeUploads()
  stop.mockClear()
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
})

const FRONT = 'Frente de tu credencial'
const BACK = 'Reverso de tu credencial'
const JPEG = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1])], 'ine.jpg', { type: 'image/jpeg' })
const pdf = (bytes: number, name = 'ine.pdf') => new File([`%PDF-1.7${'x'.repeat(bytes - 8)}`], name)

async function open(files: readonly string[] = [], devices: Partial<PictureDevices> = {}) {
  const onDone = vi.fn()
  const view = await renderTestOperation<IdentificationStepTestQuery>({
    query: graphql`
      query IdentificationStepTestQuery @relay_test_operation {
        creditApplication {
          ...IdentificationStep_application
        }
      }
    `,
    variables: {},
    answered: 1,
    mockResolvers: { CreditApplication: () => ({ id: 'a:1', files }) },
    children: ({ creditApplication }) => (
      <PictureDevicesContext value={devicesOf(devices)}>
        {creditApplication ? <IdentificationStep application={creditApplication} onDone={onDone} /> : null}
      </PictureDevicesContext>
    ),
  })
  const { mock } = view.environment
  return {
    ...view,
    onDone,
    refreshed: (received: readonly string[]) =>
      view.resolveNext({ CreditApplication: () => ({ id: 'a:1', files: received }) }),
    asked: () => mock.getAllOperations().length,
  }
}
const field = (name: string) => within(screen.getByRole('group', { name }))
const choose = async (name: string, file: File) => {
  // fireEvent, because a person can choose a file that the field does not suggest.
  const input = field(name).getByLabelText<HTMLInputElement>(/^Subir (un|otro) archivo/)
  fireEvent.change(input, { target: { files: [file] } })
  await waitFor(() => expect(field(name).queryByText('Preparando el archivo…')).toBeNull())
}
const receive = (upload: FakeUpload | undefined) => upload!.answer(200, { slot: 'ID_FRONT', receivedAt: 'now' })
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

describe('an identity card', () => {
  it('is sent as two files, each with its progress, and is done when the platform has both', async () => {
    const { onDone, refreshed } = await open()
    await choose(FRONT, JPEG)
    expect(uploads[0]).toMatchObject({
      method: 'PUT',
      path: '/credit/files/ID_FRONT',
      headers: { 'content-type': 'image/jpeg', 'x-hogar-client': 'web', 'x-store': 'hogar' },
    })
    await uploads[0]!.progress(400, 1_000)
    expect(field(FRONT).getByRole<HTMLProgressElement>('progressbar').value).toBe(40)
    expect(field(FRONT).getByText('Subiendo: 40 %')).toBeDefined()
    expect(
      field(FRONT)
        .getByRole('img', { name: `Foto: ${FRONT}` })
        .getAttribute('src'),
    ).toMatch(/^data:image\/jpeg;/)
    await receive(uploads[0])
    await refreshed(['ID_FRONT'])
    expect(field(FRONT).getByText('Recibido')).toBeDefined()
    await choose(BACK, pdf(499_999))
    expect(uploads[1]).toMatchObject({ path: '/credit/files/ID_BACK', headers: { 'content-type': 'application/pdf' } })
    await receive(uploads[1])
    await refreshed(['ID_FRONT', 'ID_BACK'])
    expect(field(BACK).getByText('Archivo PDF')).toBeDefined()
    expect(onDone).not.toHaveBeenCalled()
    await press('Continuar')
    expect(onDone).toHaveBeenCalledOnce()
  })

  it('that the platform has from before is not asked for again', async () => {
    const { onDone } = await open(['ID_FRONT', 'ID_BACK'])
    expect(screen.getAllByText('Recibido')).toHaveLength(2)
    await press('Continuar')
    expect(onDone).toHaveBeenCalledOnce()
    expect(uploads).toEqual([])
  })

  it('without a file says which one, and moves there', async () => {
    const { onDone } = await open(['ID_FRONT'])
    await press('Continuar')
    expect(field(FRONT).queryByRole('alert')).toBeNull()
    expect(field(BACK).getByRole('alert').textContent).toBe('Falta este archivo.')
    expect(document.activeElement).toBe(field(BACK).getByLabelText(/^Subir un archivo/))
    expect(onDone).not.toHaveBeenCalled()
  })

  it('that is still being sent is waited for', async () => {
    const { onDone } = await open(['ID_FRONT'])
    await choose(BACK, JPEG)
    await press('Continuar')
    expect(field(BACK).getByRole('alert').textContent).toBe('Espera a que termine de subir.')
    expect(onDone).not.toHaveBeenCalled()
  })

  it('is done although the page could not read that the platform has it', async () => {
    const { onDone, rejectNext } = await open(['ID_FRONT'])
    await choose(BACK, JPEG)
    await receive(uploads[0])
    await rejectNext(new NetworkFailure('unreachable', { operation: 'x' }))
    expect(field(BACK).getByText('Recibido')).toBeDefined()
    await press('Continuar')
    expect(onDone).toHaveBeenCalledOnce()
  })

  it('can be a passport', async () => {
    const { onDone, refreshed } = await open()
    await userEvent.click(screen.getByRole('radio', { name: 'Pasaporte' }))
    const name = 'Página de tu pasaporte con tu foto'
    await choose(name, JPEG)
    expect(uploads[0]?.path).toBe('/credit/files/PASSPORT')
    await receive(uploads[0])
    await refreshed(['PASSPORT'])
    await press('Continuar')
    expect(onDone).toHaveBeenCalledOnce()
  })
})

describe('a file', () => {
  it.each([
    {
      what: 'another type',
      file: new File(['GIF89a'], 'ine.jpg', { type: 'image/jpeg' }),
      text: 'El archivo debe ser JPG o PDF.',
    },
    { what: 'a broken photo', photo: null, text: 'El archivo debe ser JPG o PDF.' },
    { what: 'a large PDF', file: pdf(500_000), text: 'El PDF debe pesar menos de 500 kB.' },
    { what: 'a small photo', photo: { height: 599 }, text: /No se lee .* acércate\.$/ },
    { what: 'a dark photo', photo: { at: () => 20 }, text: /está muy oscura\.$/ },
    { what: 'a bright photo', photo: { at: () => 240 }, text: /demasiada luz\.$/ },
    { what: 'a flat photo', photo: { at: () => 128 }, text: /Casi no se distingue/ },
    { what: 'a blurred photo', photo: { at: (column: number) => 40 + (column * 180) / 800 }, text: /desenfocada\.$/ },
  ])('of $what is refused before it is sent', async ({ file = JPEG, photo = {}, text }) => {
    const broken = () => Promise.reject(new Error('no picture'))
    await open([], { openPhoto: photo === null ? broken : async () => pictureOf(photo) })
    await choose(FRONT, file)
    expect(field(FRONT).getByRole('alert').textContent).toMatch(text)
    expect(uploads).toEqual([])
  })

  it('that the platform refuses says why, and another one can be sent', async () => {
    await open()
    await choose(FRONT, JPEG)
    await uploads[0]!.answer(400, { code: 'ID_NOT_LEGIBLE', message: 'No se lee tu identificación.' })
    expect(field(FRONT).getByRole('alert').textContent).toBe('No se lee tu identificación.')
    await choose(FRONT, JPEG)
    expect(field(FRONT).queryByRole('alert')).toBeNull()
    expect(uploads).toHaveLength(2)
  })

  it.each([
    ['without a network', (upload: FakeUpload) => upload.fail()],
    [
      'while the platform is away',
      (upload: FakeUpload) => upload.answer(503, { code: 'UPSTREAM_UNAVAILABLE', message: 'x' }),
    ],
  ])('%s is kept, and sent again alone', async (_when, end) => {
    await open()
    await choose(FRONT, JPEG)
    await choose(BACK, JPEG)
    await receive(uploads[0])
    await end(uploads[1]!)
    expect(field(BACK).getByRole('alert').textContent).toContain('el archivo sigue en esta página')
    await userEvent.click(field(BACK).getByRole('button', { name: 'Enviar de nuevo' }))
    expect(uploads.map(({ path }) => path)).toEqual([
      '/credit/files/ID_FRONT',
      '/credit/files/ID_BACK',
      '/credit/files/ID_BACK',
    ])
    expect(uploads[2]?.body).toBe(uploads[1]?.body)
  })

  it('is no longer sent when the step is left', async () => {
    const { unmount } = await open()
    await choose(FRONT, JPEG)
    unmount()
    expect(uploads[0]?.isAborted).toBe(true)
  })
})

describe('the camera', () => {
  const start = () => userEvent.click(field(FRONT).getByRole('button', { name: /^Tomar foto/ }))

  it('shows the photo before it is used, and is then off', async () => {
    await open()
    await start()
    const take = await screen.findByRole('button', { name: 'Tomar la foto' })
    expect(document.activeElement).toBe(take)
    await userEvent.click(take)
    expect(await screen.findByRole('img', { name: `Foto: ${FRONT}` })).toBeDefined()
    expect(uploads).toEqual([])
    await press('Tomar otra foto')
    await press('Tomar la foto')
    await userEvent.click(await screen.findByRole('button', { name: 'Usar esta foto' }))
    expect(uploads[0]?.path).toBe('/credit/files/ID_FRONT')
    expect(stop).toHaveBeenCalled()
  })

  it('says at once that a photo cannot be read', async () => {
    await open([], { frameOf: () => pictureOf({ at: () => 20 }) })
    await start()
    await userEvent.click(await screen.findByRole('button', { name: 'Tomar la foto' }))
    expect(await screen.findByText(/está muy oscura/)).toBeDefined()
    expect(screen.getByRole('button', { name: 'Tomar la foto' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Usar esta foto' })).toBeNull()
  })

  it.each([
    ['NotAllowedError', /No tenemos permiso para usar la cámara/],
    ['NotFoundError', /No encontramos una cámara en este dispositivo\. Sube un archivo\./],
    ['NotReadableError', /Otra aplicación está usando la cámara/],
    ['NotSupportedError', /Este navegador no deja usar la cámara aquí/],
    ['UnknownError', /La cámara no respondió/],
  ])('that refuses with %s says why, and leaves other ways', async (name, text) => {
    await open([], { cameras: () => refusingCamera(name) })
    await start()
    expect(await screen.findByText(text)).toBeDefined()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Intentar de nuevo' }))
    expect(field(FRONT).getByLabelText(/^Subir un archivo/)).toBeDefined()
  })

  it('that a browser does not have is reported too', async () => {
    await open([], { cameras: () => undefined })
    await start()
    expect(await screen.findByText(/Este navegador no deja usar la cámara/)).toBeDefined()
  })

  it('is off when it is closed, when the page is hidden, and when the step is left', async () => {
    const { unmount } = await open()
    await start()
    await screen.findByRole('button', { name: 'Tomar la foto' })
    await act(async () => fireEvent(document, new Event('visibilitychange')))
    expect(stop).toHaveBeenCalledTimes(1)
    await press('Intentar de nuevo')
    await screen.findByRole('button', { name: 'Tomar la foto' })
    await press('Cancelar')
    expect(stop).toHaveBeenCalledTimes(2)
    await start()
    await screen.findByRole('button', { name: 'Tomar la foto' })
    unmount()
    expect(stop).toHaveBeenCalledTimes(3)
  })
})
