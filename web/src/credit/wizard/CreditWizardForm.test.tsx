import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import offerQuery from '../../__generated__/LoanOfferQuery.graphql'
import { answerQuery } from '../../testing/answerQuery.ts'
import { ALL, APPLICANT, OFFER, answer, having, openWizard, sendApplicant, step } from './testing/wizardPage.tsx'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe('the panel beside the steps', () => {
  it('shows no offer of another amount while that of the chosen one is computed', async () => {
    const { environment } = await openWizard({ path: '/?monto=5000' })
    const panel = () => screen.getByRole('complementary', { name: 'Lo que vas a pagar' })
    expect([panel().textContent, panel().getAttribute('aria-busy')]).toEqual(['Calculando tu crédito…', 'true'])
    const operation = environment.mock.getMostRecentOperation()
    const { variables } = operation.request
    const data = answerQuery(offerQuery, variables, { store: { id: 's:1', credit: { offers: [OFFER] } } })
    await act(async () => environment.mock.resolve(operation, { data: data as never }))
    expect(panel().textContent).toContain('$152 a la semana')
    await userEvent.click(screen.getByRole('button', { name: '$500 menos' }))
    expect(panel().textContent).toBe('Calculando tu crédito…')
  })
})

describe('a step of the wizard', () => {
  it('that was changed while it was being sent stays open, with the change', async () => {
    const application = having(['OFFER'], { applicant: null })
    const page = await openWizard({ application, path: '/?paso=datos' })
    await sendApplicant()
    const names = screen.getByLabelText<HTMLInputElement>('Nombres')
    await userEvent.type(names, ' María')
    await answer(page, { setCreditApplicant: { userErrors: [], application: having(['OFFER', 'APPLICANT']) } })
    expect([step(), names.value]).toEqual(['Tus datos', 'Paola María'])
  })

  it.each([
    [
      'datos',
      [
        ['Nombres', 'given-name', null],
        ['Apellido paterno', 'family-name', null],
        ['Fecha de nacimiento', 'bday', null],
        ['CURP', 'off', null],
        ['Teléfono', 'tel-national', 'tel'],
        ['Correo electrónico', 'email', null],
      ],
    ],
    [
      'domicilio',
      [
        ['Código postal', 'postal-code', 'numeric'],
        ['Calle', 'address-line1', null],
      ],
    ],
    [
      'referencia',
      [
        ['Nombres', 'off', null],
        ['Teléfono', 'off', 'tel'],
        ['Código postal', 'off', 'numeric'],
        ['Calle', 'off', null],
      ],
    ],
  ] as const)(
    '%s: the browser fills in the applicant’s own data alone, and shows the fitting keyboard',
    async (name, fields) => {
      await openWizard({
        application: having(ALL, { applicant: null, address: null, reference: null }),
        path: `/?paso=${name}`,
      })
      const shown = fields.map(([label]) => {
        const field = screen.getByLabelText(label)
        return [label, field.getAttribute('autocomplete'), field.getAttribute('inputmode')]
      })
      expect(shown).toEqual(fields)
    },
  )

  it('asks for the code of an SMS after a reload as well, while it is good', async () => {
    const unconfirmed = having(['APPLICANT', 'OFFER'], { applicant: { ...APPLICANT, isTelephoneConfirmed: false } })
    const open = () => openWizard({ application: unconfirmed, path: '/?paso=telefono' })
    const page = await open()
    await userEvent.click(screen.getByRole('button', { name: 'Enviarme el código' }))
    await answer(page, { sendCreditCode: { resendSeconds: 300, userErrors: [], notices: [{ message: 'Mandado.' }] } })
    expect(screen.getByLabelText('Código del SMS')).toBeDefined()
    cleanup()
    await open()
    expect(screen.getByLabelText('Código del SMS')).toBeDefined()
    expect(screen.getByText(/^Puedes pedir otro código en [45]:/)).toBeDefined()
    cleanup()
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 10 * 60_000)
    await open()
    expect(screen.getByRole('button', { name: 'Enviarme el código' })).toBeDefined()
    vi.restoreAllMocks()
  })

  it('leads to an application in review that a person has elsewhere', async () => {
    const page = await openWizard({ application: having(['OFFER'], { applicant: null }), path: '/?paso=datos' })
    await sendApplicant()
    const userErrors = [
      { code: 'CREDIT_REQUEST_PENDING', message: 'Ya tienes una solicitud en revisión.', field: null },
    ]
    await answer(page, { setCreditApplicant: { application: having(['OFFER'], { applicant: null }), userErrors } })
    expect(screen.getByRole('alert').textContent).toContain('Ya tienes una solicitud en revisión.')
    expect(screen.getByRole('link', { name: 'Abrir con un código por SMS' }).getAttribute('href')).toBe(
      '/credit/resume',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Continuar' }))
    expect(screen.queryByRole('link', { name: 'Abrir con un código por SMS' })).toBeNull()
  })
})
