import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import query from '../../../__generated__/ResumeRouteQuery.graphql'
import { NetworkFailure } from '../../../relay/NetworkFailure.ts'
import { RouteForTest } from '../../../testing/RouteForTest.tsx'
import { createFakeQueue } from '../../../testing/fakeQueue.ts'
import { renderWithRelay } from '../../../testing/renderWithRelay.tsx'
import { ResumeRoute } from './ResumeRoute.tsx'

beforeEach(() => localStorage.clear())

async function open() {
  const queue = createFakeQueue()
  const view = await renderWithRelay(
    <RouteForTest query={query} root={{ store: { id: 's:1', credit: {} } }}>
      <ResumeRoute />
    </RouteForTest>,
    { path: '/credit/resume', answered: 0, queue },
  )
  const { mock } = view.environment
  return {
    queue,
    sent: () => mock.getAllOperations().map(({ request }) => request.variables['input'] as object),
    answer: (name: string, payload: object) =>
      act(async () => {
        mock.resolveMostRecentOperation({ data: { [name]: { userErrors: [], ...payload } } } as never)
        await new Promise((done) => setTimeout(done))
      }),
    fail: (error: Error) => act(async () => mock.rejectMostRecentOperation(error)),
  }
}
const number = () => screen.getByLabelText<HTMLInputElement>('Folio de tu solicitud')
const telephone = () => screen.getByLabelText<HTMLInputElement>('Últimos 4 dígitos de tu teléfono')
const code = () => screen.getByLabelText<HTMLInputElement>('Código del SMS')
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
async function askForCode(shown: Awaited<ReturnType<typeof open>>) {
  await userEvent.type(number(), 's-7k2m pq4x')
  await userEvent.type(telephone(), '5678')
  await press('Mandarme un código por SMS')
  await shown.answer('sendCreditResumeCode', { resendSeconds: 300 })
}

describe('opening an application on another device', () => {
  it('asks for folio and telephone, then for the code of the SMS, and stores none of it', async () => {
    const shown = await open()
    await askForCode(shown)
    expect(number().value).toBe('S-7K2MPQ4X')
    expect(screen.getByRole('status').textContent).toContain('al número que termina en 5678')
    expect(document.activeElement).toBe(code())
    expect(screen.getByRole('timer').textContent).toContain('5:00')
    await userEvent.type(code(), '12a34')
    await press('Abrir mi solicitud')
    expect(shown.sent()).toEqual([{ number: 'S-7K2MPQ4X', telephoneEnd: '5678', code: '1234' }])
    expect(shown.queue.asked).toEqual([])
    expect(JSON.stringify(localStorage)).not.toMatch(/7K2MPQ4X|1234/)
  })

  it('says beside each field what is wrong, and requests nothing', async () => {
    const { sent } = await open()
    await userEvent.type(telephone(), '12')
    await press('Mandarme un código por SMS')
    expect(screen.getByText('Escribe el folio de tu solicitud.')).toBeDefined()
    expect(screen.getByText('Escribe los últimos 4 dígitos de tu teléfono.')).toBeDefined()
    expect(document.activeElement).toBe(number())
    expect(sent()).toEqual([])
  })

  it('says that a code is wrong beside it, and keeps what was typed', async () => {
    const shown = await open()
    await askForCode(shown)
    await userEvent.type(code(), '1234')
    await press('Abrir mi solicitud')
    const message = 'El código SMS no es correcto o ya venció.'
    const userErrors = [{ code: 'SMS_CODE_INCORRECT', message, field: ['code'] }]
    await shown.answer('resumeCreditApplication', { application: null, userErrors })
    expect(screen.getByText(message)).toBeDefined()
    expect([number().value, telephone().value]).toEqual(['S-7K2MPQ4X', '5678'])
    expect(code().getAttribute('aria-invalid')).toBe('true')
  })

  it('asks for another code when folio or telephone is changed', async () => {
    const shown = await open()
    await askForCode(shown)
    await userEvent.type(telephone(), '{Backspace}9')
    expect(screen.queryByLabelText('Código del SMS')).toBeNull()
    expect(screen.getByRole('button', { name: 'Mandarme un código por SMS' })).toBeDefined()
  })

  it('says that it needs a connection, and keeps what was typed', async () => {
    const { fail } = await open()
    await userEvent.type(number(), 'S-7K2MPQ4X')
    await userEvent.type(telephone(), '5678')
    await press('Mandarme un código por SMS')
    await fail(new NetworkFailure('unreachable', { operation: 'x' }))
    expect(screen.getByRole('alert').textContent).toContain('Hace falta conexión.')
    expect(number().value).toBe('S-7K2MPQ4X')
  })
})
