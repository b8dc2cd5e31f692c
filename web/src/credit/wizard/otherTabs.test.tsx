import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ALL, APPLICANT, type Page, answer, having, openWizard, step } from './testing/wizardPage.tsx'

beforeEach(() => localStorage.clear())

const NOT_CONFIRMED = { applicant: { ...APPLICANT, isTelephoneConfirmed: false } }
/** Names of the operations that wait for an answer, the newest last; not that of the figures beside the step. */
const asked = ({ environment }: Page) =>
  environment.mock
    .getAllOperations()
    .map(({ request }) => request.node.operation.name)
    .filter((name) => name !== 'LoanOfferQuery')
/** Answers the operation of a name. */
const answerTo = ({ environment }: Page, name: string, data: object) =>
  act(async () => {
    const operation = environment.mock.getAllOperations().find(({ request }) => request.node.operation.name === name)
    environment.mock.resolve(operation!, { data } as never)
  })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const refused = (code: string, message: string) => ({ userErrors: [{ code, message, field: null }], notices: [] })

const CONFIRMED_ELSEWHERE = {
  sendCreditCode: {
    resendSeconds: null,
    ...refused('CREDIT_TELEPHONE_CONFIRMED', 'Tu teléfono ya está confirmado.'),
  },
}

describe('an application that another tab has taken further', () => {
  it('goes on after a telephone that was confirmed there', async () => {
    const page = await openWizard({
      application: having(['APPLICANT', 'OFFER'], NOT_CONFIRMED),
      path: '/?paso=telefono',
    })
    await press('Enviarme el código')
    await answer(page, CONFIRMED_ELSEWHERE)
    await answer(page, { creditApplication: having(['APPLICANT', 'TELEPHONE', 'OFFER']) })
    await vi.waitFor(() => expect(step()).toBe('Tu domicilio'))
  })

  it('stays at the telephone, and says why, where it cannot be read', async () => {
    const page = await openWizard({
      application: having(['APPLICANT', 'OFFER'], NOT_CONFIRMED),
      path: '/?paso=telefono',
    })
    await press('Enviarme el código')
    await answer(page, CONFIRMED_ELSEWHERE)
    await page.rejectNext(new Error('away'))
    expect(step()).toBe('Confirma tu teléfono')
    expect(screen.getByText('Tu teléfono ya está confirmado.')).toBeDefined()
  })

  it('shows that it was sent, where an answer is refused for that', async () => {
    const done = ['APPLICANT', 'TELEPHONE', 'OFFER', 'ADDRESS']
    const page = await openWizard({ application: having(done), path: '/?paso=domicilio' })
    const { userErrors } = refused('CREDIT_APPLICATION_CLOSED', 'Tu solicitud ya no se puede cambiar.')
    page.queue.answerNext({ kind: 'refused', userErrors, data: null })
    await press('Continuar')
    await answer(page, { creditApplication: having(ALL, { status: 'SUBMITTED' }) })
    expect(screen.getByRole('heading', { level: 2, name: 'Recibimos tu solicitud' })).toBeDefined()
  })

  it('is shown in place of the one that it was erased for', async () => {
    const page = await openWizard({
      application: having(['APPLICANT', 'TELEPHONE', 'OFFER', 'ADDRESS']),
      path: '/?paso=domicilio',
    })
    const { userErrors } = refused('CREDIT_APPLICATION_NOT_FOUND', 'Tu solicitud ya no está.')
    page.queue.answerNext({ kind: 'refused', userErrors, data: null })
    await press('Continuar')
    expect(step()).toBe('Tu préstamo')
    await answerTo(page, 'useRefreshQuery', {
      creditApplication: { ...having(['APPLICANT', 'OFFER'], NOT_CONFIRMED), id: 'a:2', number: 'S-NEW', offer: null },
    })
    expect(screen.getByText(/S-NEW/)).toBeDefined()
  })
})

describe('an application that another tab has opened', () => {
  it('is not replaced by a start in this tab: it gets the chosen loan', async () => {
    const page = await openWizard({ path: '/?monto=2500&meses=6&abono=quincenal' })
    await press('Continuar')
    expect(asked(page)).toEqual(['useOpenedElsewhereQuery'])
    await answer(page, {
      creditApplication: having(['APPLICANT', 'TELEPHONE', 'OFFER', 'ADDRESS'], { offer: null, reference: null }),
    })
    expect(asked(page)).toEqual(['setCreditOfferMutation'])
    const { input } = page.environment.mock.getMostRecentOperation().request.variables
    expect(input).toEqual({ applicationId: 'a:1', amount: '2500.00', months: 6, frequency: 'BIWEEKLY' })
    await answer(page, {
      setCreditOffer: { application: having(['APPLICANT', 'OFFER'], { offer: null }), userErrors: [] },
    })
    await vi.waitFor(() => expect(step()).toBe('Tus datos'))
    expect(screen.getByText(/S-7K2MPQ4X/)).toBeDefined()
  })

  it('for another credit is asked about before this one is started', async () => {
    const page = await openWizard()
    await press('Continuar')
    await answer(page, { creditApplication: having(['APPLICANT', 'OFFER'], { kind: 'PERSONAL_LOAN' }) })
    expect(screen.getByText(/^Es de un préstamo personal\./)).toBeDefined()
    expect(asked(page)).toEqual([])
  })

  it('is not looked past: without an answer nothing is started', async () => {
    const page = await openWizard()
    await press('Continuar')
    await page.rejectNext(new Error('away'))
    expect(step()).toBe('Tu préstamo')
    expect(asked(page)).toEqual([])
    await press('Continuar')
    await answer(page, { creditApplication: null })
    expect(asked(page)).toEqual(['useLoanMutationsStartMutation'])
  })

  it('is shown when the applicant comes back to this tab', async () => {
    const now = vi.spyOn(performance, 'now')
    const page = await openWizard({ application: having(['OFFER'], { applicant: null }), path: '/?paso=datos' })
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(asked(page)).toEqual([])
    now.mockReturnValue(performance.now() + 10_000)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await answer(page, { creditApplication: having(['APPLICANT', 'TELEPHONE', 'OFFER']) })
    now.mockRestore()
    expect(screen.getByText('Paola Pérez')).toBeDefined()
    await press('Continuar')
    expect(step()).toBe('Confirma tu teléfono')
  })
})
