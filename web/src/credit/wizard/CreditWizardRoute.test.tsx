import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setDeviceShared } from './answers/deviceShared.ts'
import { ADDRESS, ALL, OFFER, answer, having, money, openWizard, sendApplicant, step } from './testing/wizardPage.tsx'

beforeEach(() => localStorage.clear())

describe('the wizard of a new customer', () => {
  it('begins with the loan of its address', async () => {
    const { router } = await openWizard({ path: '/?monto=2500&meses=6&abono=quincenal' })
    expect(screen.getByRole('heading', { level: 1, name: 'Solicita tu Credilana' })).toBeDefined()
    expect(step()).toBe('Tu préstamo')
    expect(screen.getByText('1 de 10')).toBeDefined()
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: '¿Cuánto necesitas?' }).value).toBe('2500')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '6 meses' }).checked).toBe(true)
    expect(router.state.location.search).toBe('?monto=2500&meses=6&abono=quincenal&paso=prestamo')
    expect(router.state.historyAction).toBe('REPLACE')
  })

  it.each([
    ['', 'Tu domicilio'],
    ['?paso=revision', 'Tu domicilio'],
    ['?paso=datos', 'Tus datos'],
    ['?paso=prestamo', 'Tu préstamo'],
  ])('opens %j at %s: later steps only when those before are done', async (search, title) => {
    await openWizard({ application: having(['APPLICANT', 'TELEPHONE', 'OFFER']), path: `/${search}` })
    expect(step()).toBe(title)
    expect(screen.getByText(/^Sigue donde te quedaste\. Guardamos tu solicitud S-7K2MPQ4X/)).toBeDefined()
    expect(screen.getByRole('complementary', { name: 'Lo que vas a pagar' }).textContent).toContain('CAT 134.4\u00a0%')
  })
})

describe('a step of the wizard', () => {
  it('lists all faults above the form, which takes the focus, and each beside its field', async () => {
    await openWizard({ application: having(['OFFER'], { applicant: null }), path: '/?paso=datos' })
    expect(step()).toBe('Tus datos')
    await userEvent.type(screen.getByLabelText('CURP'), 'lora900514mjcpzn09')
    await userEvent.tab()
    expect(screen.getByLabelText<HTMLInputElement>('CURP').value).toBe('LORA900514MJCPZN09')
    expect(screen.getByText('Revisa tu CURP: son 18 letras y números.')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Continuar' }))
    const summary = screen.getByRole('alert')
    expect(document.activeElement).toBe(summary)
    expect(within(summary).getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Escribe tu nombre.', 'Escribe tu apellido paterno.', 'Escribe tu fecha de nacimiento completa.',
      'Revisa tu CURP: son 18 letras y números.', 'El teléfono tiene 10 dígitos.', 'Escribe tu correo electrónico.',
    ]) // prettier-ignore
  })

  it('keeps what is typed when the platform is away, and says so', async () => {
    const { rejectNext } = await openWizard({
      application: having(['OFFER'], { applicant: null }),
      path: '/?paso=datos',
    })
    await sendApplicant()
    await rejectNext(new Error('away'))
    expect(screen.getByRole('alert').textContent).toContain(
      'No pudimos guardar este paso. Tus datos siguen en la página',
    )
    expect(screen.getByLabelText<HTMLInputElement>('CURP').value).toBe('PEGA080101MJCRRNA2')
  })

  it('leads back to the first step when the application is gone', async () => {
    const application = having(['APPLICANT', 'TELEPHONE', 'OFFER', 'ADDRESS'])
    const { queue } = await openWizard({ application, path: '/?paso=domicilio' })
    const userErrors = [{ code: 'CREDIT_APPLICATION_NOT_FOUND', message: 'Tu solicitud ya no está.', field: null }]
    queue.answerNext({ kind: 'refused', userErrors, data: null })
    await userEvent.click(screen.getByRole('button', { name: 'Continuar' }))
    expect(step()).toBe('Tu préstamo')
  })

  it('refuses a reference that lives with the applicant', async () => {
    const application = having(['APPLICANT', 'TELEPHONE', 'OFFER', 'ADDRESS'], { reference: null })
    await openWizard({ application, path: '/?paso=referencia' })
    await userEvent.type(screen.getByLabelText('Código postal'), '44100')
    await userEvent.type(screen.getByLabelText('Calle'), 'av juarez')
    await userEvent.type(screen.getByLabelText('Número'), '10')
    await userEvent.tab()
    expect(screen.getByText('Tu referencia no puede vivir contigo.')).toBeDefined()
  })
})

const ADDRESS_TASK = {
  id: 't:1',
  name: 'setCreditAddress',
  scope: 'credit',
  variables: { input: { applicationId: 'a:1', ...ADDRESS, state: undefined, street: 'Calle Sin Fin', age: '1-3A' } },
  optimism: { path: '/credilana/nuevo/registro?paso=domicilio' },
  createdAt: 0,
  isTransmitted: false,
  awaitsConsent: false,
  timesAskedAgain: 0,
}

describe('an answer without a network', () => {
  it('goes on to the next step, and is named while it waits', async () => {
    const application = having(['APPLICANT', 'TELEPHONE', 'OFFER', 'ADDRESS'], { reference: null })
    const { queue } = await openWizard({ application, path: '/?paso=domicilio' })
    queue.answerNext({ kind: 'waiting' })
    await userEvent.click(screen.getByRole('button', { name: 'Continuar' }))
    await vi.waitFor(() => expect(step()).toBe('Una referencia'))
    const { state: _state, ...lines } = ADDRESS
    expect(queue.asked).toEqual([
      {
        name: 'setCreditAddress',
        variables: { input: { ...lines, applicationId: 'a:1' } },
        optimism: { path: '/credilana/nuevo/registro?paso=domicilio' },
      },
    ])
    act(() => queue.setTasks([ADDRESS_TASK]))
    expect(screen.getByText('Todavía no llega a la tienda y lo seguimos intentando: Tu domicilio.')).toBeDefined()
  })

  it('that is refused later leads back to its step, with the fault beside its field and what was typed', async () => {
    const application = having(['APPLICANT', 'TELEPHONE', 'OFFER', 'ADDRESS', 'REFERENCE'], { address: null })
    const { queue } = await openWizard({ application, path: '/?paso=identificacion' })
    const userErrors = [{ code: 'INVALID', message: 'Revisa la calle.', field: ['street'] }]
    await act(async () => {
      queue.refuseLate({ task: ADDRESS_TASK, outcome: { kind: 'refused', userErrors, data: null } })
      // The page opens the step in a few promises.
      await new Promise((done) => setTimeout(done))
    })
    expect(step()).toBe('Tu domicilio')
    expect(screen.getByLabelText<HTMLInputElement>('Calle').value).toBe('Calle Sin Fin')
    expect(screen.getByRole('alert').textContent).toContain('Revisa la calle.')
    expect(document.activeElement).toBe(screen.getByRole('alert'))
    queue.answerNext({ kind: 'waiting' })
    await userEvent.click(screen.getByRole('button', { name: 'Continuar' }))
    await vi.waitFor(() => expect(step()).toBe('Una referencia'))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('of another application is removed from the device, and its refusal not shown', async () => {
    const other = { ...ADDRESS_TASK, variables: { input: { ...ADDRESS_TASK.variables.input, applicationId: 'a:2' } } }
    const application = having(['APPLICANT', 'TELEPHONE', 'OFFER', 'ADDRESS'], { reference: null })
    const { queue } = await openWizard({ application, path: '/?paso=referencia' })
    act(() => queue.setTasks([other]))
    expect(queue.givenUp).toEqual(['t:1'])
    act(() => queue.refuseLate({ task: other, outcome: { kind: 'refused', userErrors: [], data: null } }))
    expect(step()).toBe('Una referencia')
  })

  it('is sent before the application', async () => {
    const { queue } = await openWizard({ application: having(ALL), path: '/?paso=revision' })
    for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box)
    act(() => queue.setTasks([ADDRESS_TASK]))
    await userEvent.click(screen.getByRole('button', { name: 'Enviar solicitud' }))
    expect(screen.getByRole('alert').textContent).toContain(
      'Antes de enviar tu solicitud tiene que llegar esto: Tu domicilio.',
    )
    expect(queue.retries()).toBe(1)
  })
})

describe('a shared device', () => {
  afterEach(() => setDeviceShared(false))

  it('queues nothing, removes what waits, and keeps its texts in the page', async () => {
    const application = having(['APPLICANT', 'TELEPHONE', 'OFFER'], { address: null })
    const page = await openWizard({ application, path: '/?paso=prestamo' })
    act(() => page.queue.setTasks([ADDRESS_TASK]))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Este equipo es compartido' }))
    expect(page.queue.givenUp).toEqual(['t:1'])
    expect(sessionStorage.getItem('hogar:shared-device')).not.toBeNull()
    act(() => page.queue.setTasks([]))
    await act(() => page.router.navigate('/?paso=domicilio'))
    expect(screen.getByLabelText<HTMLInputElement>('Calle').value).toBe('Calle Sin Fin')
    await userEvent.click(screen.getByRole('button', { name: 'Continuar' }))
    expect(page.queue.asked).toEqual([])
    await page.rejectNext(new Error('away'))
    expect(screen.getByRole('alert').textContent).toContain('Tus datos siguen en la página')
  })
})

describe('the steps that are counted', () => {
  it('are their numbers alone', async () => {
    delete window.dataLayer
    await openWizard({ application: having(['APPLICANT', 'TELEPHONE', 'OFFER']) })
    expect(window.dataLayer).toEqual([
      {
        event: 'credit_step',
        store: 'hogar',
        step: 4,
        user_id: null,
        campaign_source: null,
        campaign_medium: null,
        campaign_name: null,
        ecommerce: null,
      },
    ])
  })
})

describe('the last step of the wizard', () => {
  it('shows all answers with a way to change each, and asks for the consents', async () => {
    await openWizard({ application: having(ALL, { depositHint: 'BBVA •••• 3857' }), path: '/?paso=revision' })
    expect(step()).toBe('Revisa y envía')
    const links = screen.getAllByRole('link', { name: /^Cambiar: / }).map((link) => link.getAttribute('aria-label'))
    expect(links).toEqual([
      'Cambiar: Tu préstamo', 'Cambiar: Tus datos', 'Cambiar: Confirma tu teléfono', 'Cambiar: Tu domicilio',
      'Cambiar: Una referencia', 'Cambiar: Tu identificación', 'Cambiar: Prueba de vida', 'Cambiar: Seguro de vida',
      'Cambiar: Dónde lo depositamos',
    ]) // prettier-ignore
    expect(screen.getByText('$5,000 en 12 meses, cada semana')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Enviar solicitud' }))
    expect(screen.getByText('Sin tu autorización no podemos revisar tu solicitud.')).toBeDefined()
    expect(document.activeElement).toBe(screen.getAllByRole('checkbox')[0])
  })

  it('has the premium of an insurance that was free to choose in its sums, and says what it is', async () => {
    const [payment, total] = [money('154.08'), money('7983.00')]
    const insurance = {
      insured: money('10000.00'), isCompulsory: false, monthlyPremium: money('9.00'), payment: money('2.08'), total: money('108.00'),
    } // prettier-ignore
    const offer = { ...OFFER, contract: { ...OFFER.contract, payment, lastPayment: money('124.92'), total }, insurance }
    const chosen = { code: 'VIDA-10', beneficiaries: [{ name: 'Rosa' }, { name: 'Luis' }] }
    await openWizard({ application: having(ALL, { offer, insurance: chosen }), path: '/?paso=revision' })
    expect(screen.getByText('Seguro de vida por $10,000: $9 al mes, $108 en total, 2 beneficiarios')).toBeDefined()
    const panel = screen.getByRole('complementary', { name: 'Lo que vas a pagar' })
    for (const text of [
      '$154.08 a la semana, 52 pagos, el último de $124.92.',
      'Recibes $5,000 · Intereses $2,875 · Seguro de vida $108 · Total $7,983 · CAT 134.4\u00a0% sin IVA',
      'Incluye un seguro de vida por $10,000: $2.08 en cada pago, $108 en total. Es opcional y no cuenta en el CAT.',
    ])
      expect(panel.textContent).toContain(text)
    expect(document.body.textContent).not.toContain('VIDA-10')
  })

  it('sends once: again after a lost answer it has the same key, and an offer that changed is a new request', async () => {
    const page = await openWizard({ application: having(ALL), path: '/?paso=revision' })
    const { environment, rejectNext } = page
    for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box)
    const send = () => userEvent.click(screen.getByRole('button', { name: 'Enviar solicitud' }))
    const sentKey = () => environment.mock.getMostRecentOperation().request.variables['input'].clientMutationId
    await send()
    const first = sentKey()
    await rejectNext(new Error('away'))
    await send()
    expect(sentKey()).toBe(first)
    const changed = 'Las condiciones cambiaron. Revísalas antes de enviar.'
    const userErrors = [{ code: 'CREDIT_OFFER_CHANGED', message: changed, field: null }]
    await answer(page, { submitCreditApplication: { application: null, userErrors, notices: [] } })
    expect(screen.getByRole('alert').textContent).toContain(changed)
    await send()
    expect(sentKey()).not.toBe(first)
  })
})

describe('the wizard', () => {
  it('of a home customer begins with the account, and lends up to its line', async () => {
    await openWizard({ customer: 'HOME' })
    expect(step()).toBe('Tu cuenta de crédito')
    expect(screen.getByText('1 de 6')).toBeDefined()
    expect(screen.getByLabelText('NIP')).toBeDefined()
  })

  it('of a home customer whose account is proven shows whose it is', async () => {
    const account = { id: 'c:1', number: 'C10000016', holder: 'Ana López', isProven: true, line: money('2800.00') }
    await openWizard({ customer: 'HOME', account, path: '/?paso=cuenta' })
    expect(screen.getByText('Cuenta C10000016 a nombre de Ana López.')).toBeDefined()
    expect(screen.getByRole('link', { name: '¿No son tus datos? Llámanos al 33 3000 0150' })).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Continuar' }))
    expect(step()).toBe('Tu préstamo')
    expect(screen.getByText('De $500 a $2,500, de $500 en $500.')).toBeDefined()
  })

  it('of goods asks first whether there is an account', async () => {
    await openWizard({ kind: 'MERCHANDISE' })
    expect(screen.getByRole('heading', { level: 1, name: 'Abre tu línea de crédito' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Unir mi cuenta de crédito' }).getAttribute('href')).toBe(
      '/my-account/credits',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Empezar mi solicitud' }))
  })

  it('leads to another application that was not sent, or starts this one', async () => {
    await openWizard({ application: having(['OFFER'], { kind: 'PERSONAL_LOAN' }) })
    expect(screen.getByText(/^Es de un préstamo personal\./)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Sigue donde te quedaste' }).getAttribute('href')).toBe(
      '/prestamo-personal/nuevo/registro',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Empezar esta solicitud' }))
    expect(step()).toBe('Tu préstamo')
  })

  it('shows after sending the number and the day of the answer', async () => {
    await openWizard({ application: having(ALL, { status: 'SUBMITTED', answerBefore: '2026-11-30T18:00:00Z' }) })
    expect(screen.getByRole('heading', { level: 2, name: 'Recibimos tu solicitud' })).toBe(document.activeElement)
    expect(screen.getByText('S-7K2MPQ4X')).toBeDefined()
    expect(screen.getByText('lunes 30 de noviembre')).toBeDefined()
    expect(screen.getByText('Tu solicitud está en revisión.')).toBeDefined()
    const link = screen.getByRole('link', { name: 'Agregar al calendario' })
    expect(link.getAttribute('download')).toBe('respuesta-solicitud.ics')
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toMatch(
      /^data:text\/calendar;charset=utf-8,BEGIN:VCALENDAR\r\n[^]*DTSTART;VALUE=DATE:20261130\r\n/,
    )
  })

  it('tells on the page after sending what was decided while it is open', async () => {
    const { environment } = await openWizard({ application: having(ALL, { status: 'SUBMITTED', answerBefore: null }) })
    act(() => {
      environment.commitUpdate((store) => store.get('a:1')?.setValue('ACTIVE', 'status'))
    })
    expect(screen.getByText('Tu crédito de la solicitud S-7K2MPQ4X ya está activo.')).toBeDefined()
    expect(screen.getByRole('heading', { level: 2, name: 'Recibimos tu solicitud' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Ver mi solicitud' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Borrar mi solicitud' })).toBeNull()
    expect(screen.queryByRole('heading', { level: 2, name: 'Tu préstamo' })).toBeNull()
  })

  it('starts another application after one that has ended', async () => {
    await openWizard({ application: having(ALL, { status: 'DENIED' }) })
    expect(screen.getByText('Esta vez no pudimos aprobar tu solicitud S-7K2MPQ4X.')).toBeDefined()
    expect(step()).toBe('Tu préstamo')
  })

  it('erases the application after a question', async () => {
    const page = await openWizard({ application: having(['OFFER']) })
    act(() => page.queue.setTasks([ADDRESS_TASK]))
    await userEvent.click(screen.getByRole('button', { name: 'Borrar mi solicitud' }))
    const question = screen.getByRole('dialog', { name: '¿Borrar tu solicitud?' })
    await userEvent.click(within(question).getByRole('button', { name: 'Borrar mi solicitud' }))
    const notices = [{ message: 'Borramos tu solicitud y tus archivos.' }]
    await answer(page, { eraseCreditApplication: { userErrors: [], notices } })
    expect(page.queue.givenUp).toEqual(['t:1'])
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByText('1 de 10')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Borrar mi solicitud' })).toBeNull()
  })
})
