import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import query from '../../__generated__/CreditRequestRouteQuery.graphql'
import { NotificationOutlet } from '../../design/overlays/NotificationOutlet.tsx'
import { NetworkFailure } from '../../relay/NetworkFailure.ts'
import { RouteForTest } from '../../testing/RouteForTest.tsx'
import { renderWithRelay } from '../../testing/renderWithRelay.tsx'
import { CreditRequestRoute } from './CreditRequestRoute.tsx'

const money = (amount: string) => ({ amount, currencyCode: 'MXN' })
const plan = (payment: string, total: string) => ({
  payment: money(payment), lastPayment: money('80.00'), total: money(total), interest: money('1725.00'),
  interestTax: money('237.93'), ratePercent: '57.50', cat: '134.4', catWithTax: '164.0',
}) // prettier-ignore
const OFFER = {
  kind: 'CREDILANA', amount: money('3000.00'), months: 12, payments: 52, frequency: 'WEEKLY', customer: 'NEW',
  contract: plan('91.00', '4725.00'), punctual: plan('81.00', '4207.50'), bonus: money('517.50'), bonusPercent: 30,
  lateWeek: money('11.22'), dailyDefaultPercent: '0.20',
} // prettier-ignore
const REQUEST = {
  id: 'r:1', __typename: 'CreditApplication', number: 'S-7K2MPQ4X', kind: 'CREDILANA', customer: 'NEW',
  status: 'SUBMITTED', amount: money('5000.00'), approved: null, offer: null, steps: null, missingSteps: [],
  missingFiles: null, createdAt: '2026-11-27T18:00:00.000Z', answerBefore: '2026-11-30T18:00:00.000Z',
  acceptBefore: null, reason: null, orderNumber: null, depositHint: 'Banamex •••• 7771',
} // prettier-ignore
const PARTIAL = {
  ...REQUEST, status: 'PARTIALLY_APPROVED', approved: money('3000.00'), acceptBefore: '2026-12-07T18:00:00.000Z', offer: OFFER,
} // prettier-ignore

/** Answer of the application that waits on the device. */
const WAITING = {
  id: 't:1', name: 'setCreditAddress', scope: 'credit', variables: { input: { applicationId: 'r:1' } },
  optimism: { path: '/credilana/nuevo/registro?paso=domicilio' }, createdAt: 0, isTransmitted: false,
  awaitsConsent: false, timesAskedAgain: 0,
} // prettier-ignore

beforeEach(() => localStorage.clear())

async function open(creditRequest: object | null, creditRequests: object | null = {}) {
  const customer = { id: 'c:1', firstName: 'Ana', creditRequest, creditRequests }
  const view = await renderWithRelay(
    <RouteForTest
      query={query}
      variables={{ number: 'S-7K2MPQ4X' }}
      root={{ store: { id: 's:1', credit: {} }, viewer: { customer } }}
    >
      <CreditRequestRoute />
      <NotificationOutlet />
    </RouteForTest>,
    { path: '/my-account/credit-request/S-7K2MPQ4X', answered: 0 },
  )
  const { mock } = view.environment
  return {
    queue: view.queue,
    sent: () => mock.getAllOperations().map(({ request }) => request.variables['input'] as object),
    answer: (name: string, payload: object) =>
      act(async () => {
        mock.resolveMostRecentOperation({ data: { [name]: { userErrors: [], notices: [], ...payload } } } as never)
        await new Promise((done) => setTimeout(done))
      }),
    fail: (error: Error) => act(async () => mock.rejectMostRecentOperation(error)),
  }
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const text = () => document.body.textContent.replaceAll(/\s/g, ' ')
const stepNow = () => within(screen.getByRole('list', { name: 'Avance de tu solicitud' })).getByRole('listitem', { current: 'step' }).textContent // prettier-ignore

describe('a credit request', () => {
  it.each([
    ['SUBMITTED', {}, ['En revisión', 'Te respondemos por correo a más tardar el lunes 30 de noviembre.']],
    ['NEEDS_FILES', { missingFiles: ['ID_BACK'] }, ['En revisión', 'Un archivo de tu identificación no se lee.']],
    ['APPROVED', { approved: money('5000.00') }, ['Depósito', 'Aprobamos $5,000.00.']],
    ['DENIED', { reason: 'HISTORY' }, ['Decisión', 'Lo que encontramos en tu historial de crédito']],
    ['DENIED', { reason: 'OVERDUE' }, ['Decisión', 'Tienes un pago con más de 7 días de atraso.']],
    ['DENIED', { reason: 'LINE' }, ['Decisión', 'la parte libre de tu línea de crédito']],
    ['DENIED', {}, ['Decisión', 'No podemos darte este crédito ahora.']],
    ['DRAFT', { missingSteps: ['ADDRESS'] }, ['Enviada', 'Tu solicitud todavía no está enviada.']],
  ] as const)('that is %s with %j says where it is and what comes next', async (status, fields, [step, sentence]) => {
    await open({ ...REQUEST, status, ...fields })
    expect(stepNow()).toBe(`${step}: en curso`)
    expect(text()).toContain(sentence)
  })

  it.each([
    ['ACTIVE', 'Tu crédito de $5,000.00 está activo.', 4],
    ['EXPIRED', 'No se envió a tiempo y borramos tus datos', 0],
    ['CANCELED', 'Esta solicitud ya no sigue.', 0],
  ])('that is %s is over, and has nothing left to do', async (status, sentence, done) => {
    await open({ ...REQUEST, status, approved: money('5000.00') })
    expect(text()).toContain(sentence)
    expect(screen.queryAllByText(': hecho')).toHaveLength(done)
    expect(screen.queryByRole('button', { name: /Cancelar|Borrar|Aceptar/ })).toBeNull()
  })

  it('shows what was asked for, without what is not known', async () => {
    await open(REQUEST)
    expect(text()).toContain('Monto que pediste$5,000.00')
    expect(text()).toContain('DepósitoBanamex •••• 7771')
    expect(text()).not.toContain('Pedido')
  })

  it('names what it misses, and is opened here by a code before more is sent', async () => {
    await open({ ...REQUEST, status: 'NEEDS_FILES', missingFiles: ['ID_FRONT', 'PASSPORT'] })
    const missing = screen.getByRole('region', { name: 'Lo que falta' })
    const items = within(missing).getAllByRole('listitem')
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Frente de tu credencial',
      'Página de tu pasaporte con tu foto',
    ])
    const link = within(missing).getByRole('link', { name: 'Abrir con un código por SMS' })
    expect(link.getAttribute('href')).toBe('/credit/resume')
  })

  it('that is open in this session takes the files again that are asked for', async () => {
    await open({ ...REQUEST, status: 'NEEDS_FILES', steps: [{}], missingFiles: ['ID_BACK'] })
    const missing = screen.getByRole('region', { name: 'Lo que falta' })
    expect(within(missing).getByRole('group', { name: 'Reverso de tu credencial' })).toBeDefined()
    expect(within(missing).queryByRole('group', { name: 'Frente de tu credencial' })).toBeNull()
    expect(within(missing).queryByRole('link')).toBeNull()
  })

  it('that is open in this session leads on to its form', async () => {
    await open({ ...REQUEST, status: 'DRAFT', steps: [{}], missingSteps: ['ADDRESS', 'REVIEW'] })
    const link = screen.getByRole('link', { name: 'Seguir con mi solicitud' })
    expect(link.getAttribute('href')).toBe('/credilana/nuevo/registro')
    expect(screen.getByRole('button', { name: 'Borrar mi solicitud' })).toBeDefined()
  })

  it('is erased after a question, with what of it waits for a network', async () => {
    const { queue, sent, answer } = await open({ ...REQUEST, status: 'DRAFT', steps: [{}], missingSteps: ['ADDRESS'] })
    act(() => queue.setTasks([WAITING]))
    await press('Borrar mi solicitud')
    const question = screen.getByRole('dialog', { name: '¿Borrar tu solicitud?' })
    await userEvent.click(within(question).getByRole('button', { name: 'Borrar mi solicitud' }))
    expect(sent()).toEqual([{}])
    expect(queue.givenUp).toEqual([])
    await answer('eraseCreditApplication', { notices: [{ message: 'Borramos tu solicitud y tus archivos.' }] })
    expect(queue.givenUp).toEqual(['t:1'])
  })

  it('is canceled after a question', async () => {
    const { sent, answer } = await open(REQUEST)
    await press('Cancelar la solicitud')
    const question = screen.getByRole('dialog', { name: '¿Cancelar tu solicitud?' })
    expect(sent()).toEqual([])
    await userEvent.click(within(question).getByRole('button', { name: 'Cancelar la solicitud' }))
    expect(sent()).toEqual([{ number: 'S-7K2MPQ4X' }])
    await answer('cancelCreditApplication', { application: { ...REQUEST, status: 'CANCELED' } })
    expect(text()).toContain('Esta solicitud ya no sigue.')
    expect(text()).toContain('Cancelamos tu solicitud.')
  })

  it('that could not be read is not said to be missing', async () => {
    await open(null, null)
    expect(screen.getByRole('alert').textContent).toContain('Por ahora no podemos mostrar tu solicitud.')
  })

  it('of another customer is not found', async () => {
    await open(null)
    expect(screen.getByText('No encontramos esa solicitud')).toBeDefined()
  })
})

describe('a counter-offer', () => {
  it('shows payment, total and annual cost of the approved amount before it is accepted', async () => {
    const { sent, answer } = await open(PARTIAL)
    const offer = screen.getByRole('region', { name: 'Nuestra oferta' }).textContent.replaceAll(/\s/g, ' ')
    for (const part of ['$3,000.00', '$91', '52 pagos', '$4,725', 'CAT 134.4 %']) expect(offer).toContain(part)
    expect(text()).toContain('Podemos prestarte $3,000.00 en lugar de $5,000.00.')
    expect(text()).toContain('decide antes del lunes 7 de diciembre')
    await press('Aceptar esta oferta')
    expect(sent()).toEqual([{ number: 'S-7K2MPQ4X' }])
    await answer('acceptCreditOffer', { application: { ...PARTIAL, status: 'ACTIVE' } })
    expect(text()).toContain('Tu crédito de $3,000.00 está activo.')
  })

  it('of a loan whose conditions could not be read is not accepted unseen', async () => {
    await open({ ...PARTIAL, offer: null })
    expect(screen.queryByRole('button', { name: 'Aceptar esta oferta' })).toBeNull()
    expect(text()).toContain('Por ahora no podemos mostrar las condiciones de esta oferta.')
  })

  it('is refused after a question', async () => {
    const { sent, answer } = await open(PARTIAL)
    await press('Rechazar la oferta')
    const question = screen.getByRole('dialog', { name: '¿Rechazar la oferta?' })
    await userEvent.click(within(question).getByRole('button', { name: 'Rechazar la oferta' }))
    expect(sent()).toEqual([{ number: 'S-7K2MPQ4X' }])
    await answer('cancelCreditApplication', { application: { ...PARTIAL, status: 'CANCELED' } })
    expect(text()).toContain('Esta solicitud ya no sigue.')
  })

  it('that was decided meanwhile, or cannot be answered off line, says so', async () => {
    const { answer, fail } = await open(PARTIAL)
    await press('Aceptar esta oferta')
    await fail(new NetworkFailure('unreachable', { operation: 'x' }))
    expect(screen.getByRole('alert').textContent).toBe(
      'Hace falta conexión. Inténtalo cuando vuelvas a tener internet.',
    )
    await press('Aceptar esta oferta')
    const userErrors = [{ code: 'CREDIT_APPLICATION_CLOSED', message: 'Ya no se puede cambiar.', field: null }]
    await answer('acceptCreditOffer', { application: { ...PARTIAL, status: 'CANCELED' }, userErrors })
    expect(text()).toContain('Esta solicitud ya no sigue.')
  })
})
