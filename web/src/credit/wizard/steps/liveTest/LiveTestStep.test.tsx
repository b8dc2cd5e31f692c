import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { graphql } from 'react-relay/hooks'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LiveTestStepTestQuery } from '../../../../__generated__/LiveTestStepTestQuery.graphql'
import { NetworkFailure } from '../../../../relay/NetworkFailure.ts'
import { renderTestOperation } from '../../../../testing/renderTestOperation.tsx'
import type { Picture } from '../pictures/drawnPicture.ts'
import { type PictureDevices, PictureDevicesContext } from '../pictures/pictureDevices.ts'
import { devicesOf, movingPicture, pictureOf, refusingCamera, stop } from '../testing/fakePictures.ts'
import { type FakeUpload, takeUploads } from '../testing/fakeUploads.ts'
import { operationsOf, refusal } from '../testing/operations.ts'
import { LiveTestStep } from './LiveTestStep.tsx'

let uploads: readonly FakeUpload[]
beforeEach(() => {
  uploads = takeUploads()
  stop.mockClear()
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  })
})
afterEach(() => vi.useRealTimers())

/** Pictures of someone who moves, one after the other. */
const someone = (pictures: readonly Picture[] = [0, 1, 2, 3].map(movingPicture)) => {
  const left = [...pictures]
  return () => (left.length > 1 ? left.shift()! : left[0]!)
}
const step = (isDone: boolean) => ({ id: 'a:1', number: 'S-7K2MPQ4X', steps: [{ code: 'LIVE_TEST', isDone }] })

async function open(devices: Partial<PictureDevices> = {}, isDone = false) {
  const onDone = vi.fn()
  const view = await renderTestOperation<LiveTestStepTestQuery>({
    query: graphql`
      query LiveTestStepTestQuery @relay_test_operation {
        creditApplication {
          ...LiveTestStep_application
        }
      }
    `,
    variables: {},
    answered: 1,
    mockResolvers: { CreditApplication: () => step(isDone) },
    children: ({ creditApplication }) => (
      <PictureDevicesContext value={devicesOf({ frameOf: someone(), ...devices })}>
        {creditApplication ? <LiveTestStep application={creditApplication} onDone={onDone} /> : null}
      </PictureDevicesContext>
    ),
  })
  const operations = operationsOf(view.environment)
  return {
    ...view,
    ...operations,
    onDone,
    answerMoves: () =>
      operations.answer('startLiveTest', {
        challenge: 'reto/1',
        moves: ['LEFT', 'UP', 'BLINK'],
        expiresAt: new Date(Date.now() + 119_500).toISOString(),
      }),
  }
}
const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) })
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }))
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const instruction = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('')

async function start(view: Awaited<ReturnType<typeof open>>) {
  await press('Empezar con la cámara')
  await screen.findByText('Preparando la prueba…')
  await view.answerMoves()
}

/** Takes the four pictures by hand. */
async function takeAll() {
  await press('Necesito más tiempo')
  for (let at = 0; at < 4; at += 1) await press('Tomar la foto')
  await waitFor(() => expect(uploads.length).toBeGreaterThan(0))
}

describe('the live test', () => {
  it('says what is taken and that it is erased before it asks for the camera', async () => {
    const getUserMedia = vi.fn()
    const { sent } = await open({ cameras: () => ({ getUserMedia }) })
    expect(screen.getByText(/Tomamos una foto tuya de frente y tres más/)).toBeDefined()
    expect(screen.getByText(/las borramos después de la decisión/)).toBeDefined()
    expect(getUserMedia).not.toHaveBeenCalled()
    expect(sent()).toEqual([])
  })

  it('takes a picture of each move after a countdown, and sends them', async () => {
    const view = await open()
    await start(view)
    const seen: string[] = []
    for (let at = 0; at < 4; at += 1) {
      seen.push(instruction())
      await pass(4_000)
    }
    expect(seen).toEqual([
      'Foto 1 de 4. Mira de frente a la cámara',
      'Foto 2 de 4. Gira la cabeza a la izquierda',
      'Foto 3 de 4. Levanta la cabeza',
      'Foto 4 de 4. Cierra los ojos y acércate un poco',
    ])
    await waitFor(() => expect(uploads).toHaveLength(1))
    expect(uploads[0]).toMatchObject({
      method: 'PUT',
      path: '/credit/live-test?challenge=reto%2F1',
      headers: { 'content-type': 'application/json', 'x-hogar-client': 'web' },
    })
    const body = JSON.parse(String(uploads[0]!.body))
    expect(Object.keys(body)).toEqual(['photo', 'frames'])
    expect(body.frames).toHaveLength(3)
    expect(atob(body.photo)).toMatch(/^x+$/)
    expect(stop).toHaveBeenCalled()
    await uploads[0]!.progress(1, 2)
    expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(50)
    await uploads[0]!.answer(200, { slot: 'LIVE_TEST', receivedAt: 'now' })
    expect(view.onDone).toHaveBeenCalledOnce()
    expect(screen.getByText('Ya hiciste la prueba de vida.')).toBeDefined()
  })

  it('waits for those who need more time', async () => {
    await start(await open())
    await pass(3_000)
    await press('Necesito más tiempo')
    await pass(30_000)
    expect(instruction()).toContain('Foto 1 de 4.')
    expect(screen.getByRole('timer').textContent).toMatch(/^Te quedan 1:2\d$/)
    await press('Tomar la foto')
    await pass(10_000)
    expect(instruction()).toContain('Foto 2 de 4.')
  })

  it.each([
    { when: 'without a movement', pictures: [pictureOf()], good: 2, text: /No se notó el movimiento/ },
    { when: 'in the dark', pictures: [pictureOf({ at: () => 20 })], good: 0, text: /está muy oscura/ },
  ])('$when takes the picture again, by hand', async ({ pictures, good, text }) => {
    await start(await open({ frameOf: someone(pictures) }))
    await press('Necesito más tiempo')
    for (let at = 0; at <= good; at += 1) await press('Tomar la foto')
    expect(screen.getByRole('alert').textContent).toMatch(text)
    await pass(20_000)
    expect(instruction()).toContain(`Foto ${good + 1} de 4.`)
    expect(uploads).toEqual([])
  })

  it('ends when its time is over, and starts anew with other moves', async () => {
    const view = await open()
    await start(view)
    await press('Necesito más tiempo')
    await press('Tomar la foto')
    await pass(120_000)
    expect(screen.getByRole('alert').textContent).toBe('Se acabó el tiempo. Empieza de nuevo cuando quieras.')
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Fotos de la prueba' }))
    await press('Empezar de nuevo')
    await screen.findByText('Preparando la prueba…')
    await view.answer('startLiveTest', { challenge: 'reto/2', moves: ['RIGHT', 'UP', 'LEFT'], expiresAt: 'never' })
    expect(instruction()).toContain('Foto 1 de 4.')
    expect(screen.getByRole('timer').textContent).toMatch(/^Te quedan (2:00|1:59)$/)
  })
})

describe('a live test', () => {
  it('that the platform refuses says why', async () => {
    const view = await open()
    await start(view)
    await takeAll()
    await uploads[0]!.answer(400, { code: 'LIVE_TEST_FAILED', message: 'No vimos los movimientos.' })
    expect(screen.getByRole('alert').textContent).toBe('No vimos los movimientos.')
    expect(screen.getByRole('button', { name: 'Empezar de nuevo' })).toBeDefined()
  })

  it('that could not be sent is sent again', async () => {
    const view = await open()
    await start(view)
    await takeAll()
    await uploads[0]!.fail()
    expect(screen.getByRole('alert').textContent).toContain('siguen en esta página')
    await press('Enviar de nuevo')
    expect(uploads[1]?.body).toBe(uploads[0]?.body)
    await uploads[1]!.answer(200, { slot: 'LIVE_TEST', receivedAt: 'now' })
    expect(view.onDone).toHaveBeenCalledOnce()
  })

  it.each([
    ['too many tries', refusal('TOO_MANY_ATTEMPTS', 'Espera 10 minutos.'), 'Espera 10 minutos.'],
    ['no moves', {}, 'No pudimos hacer la prueba. Inténtalo de nuevo en un momento.'],
  ])('after %s says so, and turns the camera off', async (_what, payload, text) => {
    const view = await open()
    await press('Empezar con la cámara')
    await screen.findByText('Preparando la prueba…')
    await view.answer('startLiveTest', { challenge: null, moves: null, expiresAt: null, ...payload })
    expect(screen.getByRole('alert').textContent).toBe(text)
    expect(stop).toHaveBeenCalled()
  })

  it('needs a connection', async () => {
    const view = await open()
    await press('Empezar con la cámara')
    await screen.findByText('Preparando la prueba…')
    await view.fail(new NetworkFailure('unreachable', { operation: 'x' }))
    expect(screen.getByRole('alert').textContent).toContain('Hace falta conexión.')
  })

  it('that was passed is kept, or made again', async () => {
    const { onDone } = await open({}, true)
    await press('Continuar')
    expect(onDone).toHaveBeenCalledOnce()
    await press('Repetir la prueba')
    expect(screen.getByRole('button', { name: 'Empezar con la cámara' })).toBeDefined()
  })
})

describe('the camera of the live test', () => {
  it.each([
    ['NotAllowedError', /No tenemos permiso para usar la cámara/],
    ['NotFoundError', /No encontramos una cámara/],
    ['NotReadableError', /Otra aplicación está usando la cámara/],
    ['NotSupportedError', /Este navegador no deja/],
    ['UnknownError', /La cámara no respondió/],
  ])('that refuses with %s says why, and takes none of the time', async (name, text) => {
    const { sent } = await open({ cameras: () => refusingCamera(name) })
    await press('Empezar con la cámara')
    expect(await screen.findByText(text)).toBeDefined()
    expect(screen.getByRole('button', { name: 'Intentar de nuevo' })).toBeDefined()
    expect(sent()).toEqual([])
  })

  it('is not needed: pictures from the device do as well', async () => {
    const view = await open({ cameras: () => undefined, openPhoto: async () => photos() })
    const photos = someone([movingPicture(0), pictureOf({ at: () => 20 }), ...[1, 2, 3].map(movingPicture)])
    await press('Empezar con la cámara')
    await screen.findByText(/Este navegador no deja/)
    await press('Hacerla con fotos de mi dispositivo')
    await view.answerMoves()
    const choose = async () => {
      fireEvent.change(screen.getByLabelText('Tomar o elegir la foto'), {
        target: { files: [new File(['x'], 'yo.jpg')] },
      })
      await screen.findByText('Tomar o elegir la foto')
    }
    expect(screen.getByLabelText('Tomar o elegir la foto').getAttribute('capture')).toBe('user')
    await choose()
    await waitFor(() => expect(instruction()).toContain('Foto 2 de 4.'))
    await choose()
    expect((await screen.findByRole('alert')).textContent).toContain('está muy oscura')
    for (const next of [3, 4]) {
      await choose()
      await waitFor(() => expect(instruction()).toContain(`Foto ${next} de 4.`))
    }
    fireEvent.change(screen.getByLabelText('Tomar o elegir la foto'), {
      target: { files: [new File(['x'], 'yo.jpg')] },
    })
    await waitFor(() => expect(uploads).toHaveLength(1))
    expect(JSON.parse(String(uploads[0]!.body)).frames).toHaveLength(3)
  })

  it('that is turned off by hiding the page goes on with the same moves', async () => {
    const view = await open()
    await start(view)
    await press('Necesito más tiempo')
    await press('Tomar la foto')
    await act(async () => fireEvent(document, new Event('visibilitychange')))
    expect(stop).toHaveBeenCalled()
    expect(screen.queryByRole('button', { name: 'Tomar la foto' })).toBeNull()
    await press('Intentar de nuevo')
    await screen.findByRole('button', { name: 'Tomar la foto' })
    expect(instruction()).toContain('Foto 2 de 4.')
    expect(view.sent()).toEqual([])
  })
})
