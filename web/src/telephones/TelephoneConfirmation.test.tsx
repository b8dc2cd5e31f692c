import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { STORES, type StoreDefinition } from '@hogar/schema/stores.ts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import addressesRouteQuery from '../__generated__/AddressesRouteQuery.graphql'
import { AddressesRoute } from '../customers/addresses/AddressesRoute.tsx'
import { NetworkFailure } from '../relay/NetworkFailure.ts'
import { RouteForTest } from '../testing/RouteForTest.tsx'
import { createFakeQueue } from '../testing/fakeQueue.ts'
import { renderWithRelay } from '../testing/renderWithRelay.tsx'
import { minutesAndSeconds } from './useCountdown.ts'

afterEach(() => vi.useRealTimers())

const HOME = {
  addressId: '7', firstName: 'Ana', lastName: 'López', street: ['Av. Juárez 10'], crossStreet: null, city: 'Guadalajara',
  region: 'Jalisco', regionCode: 'JAL', postcode: '44100', countryCode: 'MX', telephone: '3312345678', company: null,
  taxId: null, isDefaultShipping: true, isDefaultBilling: true, isTelephoneConfirmed: false,
} // prettier-ignore
const [HOGAR, , , DE, IT] = STORES

/** Renders a customer's addresses page, and records what it sends. */
async function open(addresses: readonly object[] = [HOME], store: StoreDefinition = HOGAR) {
  const customer = { id: 'c:1', firstName: 'Ana', lastName: 'López', email: 'ana@example.mx', addresses }
  const queue = createFakeQueue()
  const view = await renderWithRelay(
    <RouteForTest query={addressesRouteQuery} root={{ viewer: { customer } }}>
      <AddressesRoute />
    </RouteForTest>,
    { path: `${store.urlPrefix}/my-account/addresses`, queue, answered: 0, store },
  )
  const { mock } = view.environment
  const sent = () => mock.getAllOperations().map(({ request }) => request.variables['input'] as object)
  const answer = (name: string, payload: object) =>
    act(async () =>
      mock.resolveMostRecentOperation({
        data: { [name]: { resendSeconds: null, customer, userErrors: [], ...payload } },
      } as never),
    )
  return {
    queue,
    sent,
    answerSent: (payload: object = { resendSeconds: 300 }) => answer('sendTelephoneCode', payload),
    answerConfirmed: (payload: object = {}) => answer('confirmTelephone', payload),
    confirmed: { customer: { ...customer, addresses: [{ ...HOME, isTelephoneConfirmed: true }] } },
    fail: (error: Error) => act(async () => mock.rejectMostRecentOperation(error)),
  }
}
const refusal = (code: string, message: string, field: string[] | null = null) => ({
  userErrors: [{ code, message, field }],
})
const asking = () => screen.getByRole('button', { name: 'Confirmar teléfono 3312345678' })
const field = () => screen.getByLabelText('Código del SMS')
const resend = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Pedir otro código' })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
/** Advances the countdown by this many seconds. */
const pass = (seconds: number) => act(async () => vi.advanceTimersByTimeAsync(seconds * 1_000))
const countTime = () => vi.useFakeTimers({ shouldAdvanceTime: true })

describe('the telephone of an address', () => {
  it('that is confirmed says so, and asks for nothing', async () => {
    await open([{ ...HOME, isTelephoneConfirmed: true }])
    expect(screen.getByText('Teléfono confirmado')).toBeDefined()
    expect(screen.queryByRole('button', { name: /Confirmar teléfono/ })).toBeNull()
  })

  it('that is missing, or of an address not saved yet, shows no confirmation', async () => {
    await open([
      { ...HOME, telephone: null },
      { ...HOME, addressId: '' },
    ])
    expect(screen.queryByText(/onfirmado|Confirma /)).toBeNull()
  })

  it('is confirmed by the code that was sent to it', async () => {
    const { sent, answerSent, answerConfirmed, confirmed, queue } = await open()
    expect(asking().getAttribute('aria-expanded')).toBe('false')
    await userEvent.click(asking())
    expect(sent()).toEqual([{ addressId: '7' }])
    expect(screen.getByRole('status').textContent).toBe('Enviando el código…')
    await answerSent()
    expect(screen.getByRole('status').textContent).toBe('Mandamos un código por SMS al •••• 5678.')
    expect(document.activeElement).toBe(field())
    const attributes = ['inputmode', 'autocomplete', 'maxlength'].map((name) => field().getAttribute(name))
    expect(attributes).toEqual(['numeric', 'one-time-code', '4'])
    await userEvent.type(field(), '0a123{Enter}')
    expect(sent()).toEqual([{ addressId: '7', code: '0123' }])
    await answerConfirmed(confirmed)
    const told = screen.getByText('Teléfono confirmado').closest('p')
    expect(document.activeElement).toBe(told)
    expect(screen.queryByRole('form')).toBeNull()
    // A code is never queued, since the queue would store it on the device.
    expect(queue.asked).toEqual([])
  })

  it('requires four digits before anything is sent', async () => {
    const { sent, answerSent } = await open()
    await userEvent.click(asking())
    await answerSent()
    await userEvent.type(field(), '12')
    await press('Confirmar')
    expect(screen.getByText('Escribe los 4 dígitos del código.')).toBeDefined()
    expect([field().getAttribute('aria-invalid'), document.activeElement, sent()]).toEqual(['true', field(), []])
  })

  it('stays as it is after a wrong code, which is reported beside the field until it is changed', async () => {
    const { answerSent, answerConfirmed } = await open()
    await userEvent.click(asking())
    await answerSent()
    await userEvent.type(field(), '9999{Enter}')
    await answerConfirmed(refusal('SMS_CODE_INCORRECT', 'El código SMS no es correcto o ya venció.', ['code']))
    const told = screen.getByText('El código SMS no es correcto o ya venció.')
    expect([field().getAttribute('aria-describedby'), document.activeElement]).toEqual([told.id, field()])
    await userEvent.keyboard('1')
    expect(field()).toHaveProperty('value', '1')
    expect(screen.queryByText('El código SMS no es correcto o ya venció.')).toBeNull()
  })

  it.each([
    ['TOO_MANY_ATTEMPTS', 'Demasiados intentos. Espera 15 minutos.'],
    ['REFUSED', 'Hoy no.'],
  ])('says why a code was not checked: %s', async (code, message) => {
    const { answerSent, answerConfirmed } = await open()
    await userEvent.click(asking())
    await answerSent()
    await userEvent.type(field(), '1234{Enter}')
    await answerConfirmed(refusal(code, message))
    expect(screen.getByText(message)).toBeDefined()
  })

  it('needs a network, and says so', async () => {
    const { answerSent, fail } = await open()
    await userEvent.click(asking())
    await fail(new NetworkFailure('unreachable', { operation: 'x' }))
    expect(screen.getByRole('alert').textContent).toBe('Para confirmar tu teléfono hace falta conexión.')
    expect(screen.queryByLabelText('Código del SMS')).toBeNull()
    await press('Enviar código')
    await answerSent()
    expect(screen.queryByRole('alert')).toBeNull()
    await userEvent.type(field(), '1234{Enter}')
    await fail(new NetworkFailure('unreachable', { operation: 'x' }))
    expect(screen.getByText('Para confirmar tu teléfono hace falta conexión.')).toBeDefined()
    expect(field()).toHaveProperty('value', '1234')
  })
})

describe('another code', () => {
  it('can be requested when the time is over: it is counted down, and not announced at each second', async () => {
    const { sent, answerSent } = await open()
    await userEvent.click(asking())
    countTime()
    await answerSent()
    const timer = screen.getByRole('timer')
    expect([timer.textContent, resend().disabled]).toEqual(['Puedes pedir otro código en 5:00', true])
    expect(timer.closest('[aria-live], [role=status], [role=alert], output')).toBeNull()
    await pass(28)
    expect(timer.textContent).toBe('Puedes pedir otro código en 4:32')
    await pass(271)
    expect([timer.textContent, resend().disabled]).toEqual(['Puedes pedir otro código en 0:01', true])
    await pass(1)
    expect([screen.queryByRole('timer'), resend().disabled]).toEqual([null, false])
    act(() => resend().click())
    expect(sent()).toEqual([{ addressId: '7' }])
    await answerSent({ resendSeconds: 120 })
    expect(screen.getByRole('timer').textContent).toBe('Puedes pedir otro código en 2:00')
    expect(document.activeElement).toBe(field())
  })

  it('is waited for on and on while the form is closed, which sends none when it is opened again', async () => {
    const { sent, answerSent } = await open()
    await userEvent.click(asking())
    countTime()
    await answerSent()
    act(() => screen.getByRole('button', { name: 'Cancelar' }).click())
    expect([screen.queryByRole('form'), document.activeElement]).toEqual([null, asking()])
    await pass(60)
    act(() => asking().click())
    expect(screen.getByRole('timer').textContent).toBe('Puedes pedir otro código en 4:00')
    expect([sent(), screen.getByRole('status').textContent]).toEqual([[], 'Mandamos un código por SMS al •••• 5678.'])
  })

  it('that is requested too soon after a reload keeps the field for the code before', async () => {
    const { answerSent } = await open()
    await userEvent.click(asking())
    await answerSent({ resendSeconds: 200, ...refusal('SMS_TOO_SOON', 'Ya te mandamos un código hace poco.') })
    expect(screen.getByRole('alert').textContent).toBe('Ya te mandamos un código hace poco.')
    expect(field()).toBeDefined()
    expect(screen.getByRole('timer').textContent).toMatch(/ 3:(20|19)$/)
  })

  it('that may have been sent has a field, and can be requested again', async () => {
    const { answerSent } = await open()
    await userEvent.click(asking())
    await answerSent(refusal('SMS_UNCERTAIN', 'No sabemos si el SMS salió.'))
    expect(screen.getByRole('alert').textContent).toBe('No sabemos si el SMS salió.')
    expect(screen.getByRole('status').textContent).toBe('')
    expect(field()).toBeDefined()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Pedir otro código' }).disabled).toBe(false)
  })

  it('that there is none of today is not counted down to', async () => {
    const { answerSent } = await open()
    await userEvent.click(asking())
    await answerSent({ resendSeconds: 80_000, ...refusal('SMS_DAY_LIMIT', 'Inténtalo mañana.') })
    expect(screen.getByRole('alert').textContent).toBe('Inténtalo mañana.')
    expect(screen.queryByRole('timer')).toBeNull()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Enviar código' }).disabled).toBe(true)
  })

  it('goes to the number of its own card', async () => {
    const { sent } = await open([HOME, { ...HOME, addressId: '8', telephone: '3387654321' }])
    await press('Confirmar teléfono 3387654321')
    expect(sent()).toEqual([{ addressId: '8' }])
    const [first, second] = screen.getAllByRole('listitem').filter((item) => item.textContent.includes('Av. Juárez'))
    expect(within(first!).queryByRole('form')).toBeNull()
    expect(within(second!).getByRole('form')).toBeDefined()
  })
})

it.each<readonly [StoreDefinition, readonly [string, string, string]]>([
  [HOGAR, ['Confirmar teléfono 3312345678', 'Enviar código', 'No se pudo enviar el SMS.']],
  [DE, ['Telefon bestätigen: 3312345678', 'Code senden', 'Die SMS konnte nicht gesendet werden.']],
  [IT, ['Conferma il telefono 3312345678', 'Invia il codice', 'Non è stato possibile inviare l’SMS.']],
])('an SMS that was not sent is reported, and can be tried again: $code', async (store, [name, again, message]) => {
  const { answerSent } = await open([HOME], store)
  await press(name)
  await answerSent(refusal('SMS_NOT_SENT', message))
  expect(screen.getByRole('alert').textContent).toBe(message)
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: again }).disabled).toBe(false))
})

it.each([
  [300, '5:00'],
  [61, '1:01'],
  [9, '0:09'],
])('%d seconds are %s', (seconds, text) => {
  expect(minutesAndSeconds(seconds)).toBe(text)
})
