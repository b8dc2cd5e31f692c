import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { graphql } from 'react-relay/hooks'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ElsewhereTestTestQuery } from '../../../../__generated__/ElsewhereTestTestQuery.graphql'
import { NotificationsContext } from '../../../../design/overlays/NotificationsContext.ts'
import { NetworkFailure } from '../../../../relay/NetworkFailure.ts'
import { renderTestOperation } from '../../../../testing/renderTestOperation.tsx'
import { type PictureDevices, PictureDevicesContext } from '../pictures/pictureDevices.ts'
import { devicesOf, openingCamera, refusingCamera } from '../testing/fakePictures.ts'
import { LiveTestStep } from './LiveTestStep.tsx'

const POLL_MS = 5_000
const MINUTES_MS = 300_000

beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  })
})
afterEach(() => vi.useRealTimers())

type Opened = Readonly<{ isDone?: boolean; cameras?: PictureDevices['cameras'] }>

async function open({ isDone = false, cameras = () => refusingCamera('NotAllowedError') }: Opened = {}) {
  const onDone = vi.fn()
  const notify = vi.fn()
  const view = await renderTestOperation<ElsewhereTestTestQuery>({
    query: graphql`
      query ElsewhereTestTestQuery @relay_test_operation {
        creditApplication {
          ...LiveTestStep_application
        }
      }
    `,
    variables: {},
    answered: 1,
    mockResolvers: {
      CreditApplication: () => ({ id: 'a:1', number: 'S-7K2MPQ4X', steps: [{ code: 'LIVE_TEST', isDone }] }),
    },
    children: ({ creditApplication }) => (
      <NotificationsContext value={{ notify, dismiss: () => undefined }}>
        <PictureDevicesContext value={devicesOf({ cameras })}>
          {creditApplication ? <LiveTestStep application={creditApplication} onDone={onDone} /> : null}
        </PictureDevicesContext>
      </NotificationsContext>
    ),
  })
  const { mock } = view.environment
  const answer = (creditApplication: object | null) =>
    act(async () => {
      mock.resolveMostRecentOperation({ data: { creditApplication } } as never)
      await new Promise((done) => setTimeout(done))
    })
  return {
    onDone,
    notify,
    asked: () => mock.getAllOperations().length,
    answer,
    answerMissing: (...missingSteps: readonly string[]) => answer({ id: 'a:1', missingSteps }),
    fail: () =>
      act(async () => {
        mock.rejectMostRecentOperation(new NetworkFailure('unreachable', { operation: 'x' }))
        await new Promise((done) => setTimeout(done))
      }),
  }
}
const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) })
const press = (name: string) => user.click(screen.getByRole('button', { name }))
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

async function openElsewhere() {
  const view = await open()
  await press('Empezar con la cámara')
  await screen.findByText(/No tenemos permiso/)
  await press('Hazlo en otro teléfono')
  return view
}

describe('the live test on another telephone', () => {
  it.each(['NotAllowedError', 'NotFoundError', 'NotReadableError', 'NotSupportedError'])(
    'is offered where the camera refuses with %s, with address, number and code of the page',
    async (name) => {
      await open({ cameras: () => refusingCamera(name) })
      expect(screen.queryByRole('button', { name: 'Hazlo en otro teléfono' })).toBeNull()
      await press('Empezar con la cámara')
      await user.click(await screen.findByRole('button', { name: 'Hazlo en otro teléfono' }))
      expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Fotos de la prueba' }))
      expect(screen.getByText(/^[^/]*\/credit\/resume$/)).toBeDefined()
      expect(screen.getByRole('img', { name: /^Código QR de .*\/credit\/resume$/ })).toBeDefined()
      expect(screen.getByText('S-7K2MPQ4X')).toBeDefined()
      expect(screen.getByRole('status').textContent).toBe('Esperamos la prueba de tu otro teléfono…')
    },
  )

  it('goes on once, by itself, when the platform has it', async () => {
    const { asked, answerMissing, notify, onDone } = await openElsewhere()
    expect(asked()).toBe(0)
    await pass(POLL_MS)
    expect(asked()).toBe(1)
    // No second request while the first one is open.
    await pass(POLL_MS)
    expect(asked()).toBe(1)
    await answerMissing('LIVE_TEST', 'DEPOSIT')
    expect(onDone).not.toHaveBeenCalled()
    await pass(POLL_MS)
    await answerMissing('DEPOSIT')
    expect(onDone).toHaveBeenCalledOnce()
    expect(notify).toHaveBeenCalledWith({ kind: 'success', message: 'Recibimos la prueba de tu otro teléfono.' })
    await pass(POLL_MS * 3)
    expect(asked()).toBe(0)
  })

  it('is not looked for while the page is hidden', async () => {
    const { asked } = await openElsewhere()
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    await pass(POLL_MS * 3)
    expect(asked()).toBe(0)
    visibility.mockReturnValue('visible')
    await pass(POLL_MS)
    expect(asked()).toBe(1)
  })

  it('is not looked for any more after some minutes, and again when the shopper says that it is made', async () => {
    const { asked, answerMissing, fail, onDone } = await openElsewhere()
    for (let ms = 0; ms < MINUTES_MS; ms += POLL_MS) {
      await pass(POLL_MS)
      await answerMissing('LIVE_TEST')
    }
    expect(screen.getByRole('status').textContent).toMatch(/^Dejamos de esperar\./)
    await pass(POLL_MS * 3)
    expect(asked()).toBe(0)
    await press('Ya la hice')
    await answerMissing('LIVE_TEST')
    expect(screen.getByRole('alert').textContent).toMatch(/^Todavía no recibimos tu prueba\./)
    await press('Ya la hice')
    await fail()
    expect(screen.getByRole('alert').textContent).toMatch(/^Hace falta conexión\./)
    await press('Ya la hice')
    await answerMissing()
    expect(onDone).toHaveBeenCalledOnce()
  }, 60_000)

  it('says so when the application is open on another device only', async () => {
    const { answer, notify, onDone } = await openElsewhere()
    await pass(POLL_MS)
    await answer(null)
    const message = expect.stringMatching(/^Tu solicitud quedó abierta en el otro dispositivo\./) as string
    expect(notify).toHaveBeenCalledWith({ kind: 'warning', message })
    expect(onDone).not.toHaveBeenCalled()
  })

  it('leads back to this device, and is looked for no more', async () => {
    const { asked } = await openElsewhere()
    await press('Hacerla en este dispositivo')
    expect(screen.getByRole('button', { name: 'Empezar con la cámara' })).toBeDefined()
    await pass(POLL_MS * 3)
    expect(asked()).toBe(0)
  })

  it('is not offered while the camera works', async () => {
    await open({ cameras: openingCamera })
    await press('Empezar con la cámara')
    await screen.findByText('Preparando la prueba…')
    expect(screen.queryByRole('button', { name: 'Hazlo en otro teléfono' })).toBeNull()
  })

  it('is not offered for a test that was passed', async () => {
    await open({ isDone: true })
    await press('Repetir la prueba')
    await press('Empezar con la cámara')
    await screen.findByText(/No tenemos permiso/)
    expect(screen.queryByRole('button', { name: 'Hazlo en otro teléfono' })).toBeNull()
  })
})
