import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { graphql } from 'react-relay/hooks'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { InsuranceStepTestQuery } from '../../../../__generated__/InsuranceStepTestQuery.graphql'
import { NetworkFailure } from '../../../../relay/NetworkFailure.ts'
import { renderTestOperation } from '../../../../testing/renderTestOperation.tsx'
import { setDeviceShared } from '../../answers/deviceShared.ts'
import { WizardDrafts } from '../../WizardDrafts.tsx'
import { operationsOf } from '../testing/operations.ts'
import { InsuranceStep } from './InsuranceStep.tsx'

afterEach(() => setDeviceShared(false))

const money = (amount: number) => ({ amount: amount.toFixed(2), currencyCode: 'MXN' })
const OPTIONS = [
  { code: 'VIDA-10', insured: money(10_000), monthlyPremium: money(9) },
  { code: 'VIDA-20', insured: money(20_000), monthlyPremium: money(18) },
]
const KINSHIPS = [
  { value: 'hijo', label: 'Hijo o hija' },
  { value: 'otro', label: 'Otro' },
]
const ROSA = { name: 'Rosa', surname: 'Pérez', kinship: 'hijo', percent: 100 }

type Shown = Readonly<{ isRequired?: boolean; amount?: number | null; insurance?: object | null; credit?: object }>

async function open({ isRequired = true, amount = 6_000, insurance = null, credit = {} }: Shown = {}) {
  const onDone = vi.fn()
  const application = {
    id: 'a:1',
    amount: amount === null ? null : money(amount),
    steps: [{ code: 'INSURANCE', isRequired }],
    insurance,
  }
  const view = await renderTestOperation<InsuranceStepTestQuery>({
    query: graphql`
      query InsuranceStepTestQuery @relay_test_operation {
        creditApplication {
          ...InsuranceStep_application
        }
        store {
          credit {
            ...InsuranceStep_credit
          }
        }
      }
    `,
    variables: {},
    answered: 1,
    mockResolvers: {
      CreditApplication: () => application,
      StoreCredit: () => ({ insurances: { options: OPTIONS, beneficiariesMax: 5 }, kinships: KINSHIPS, ...credit }),
    },
    children: ({ creditApplication, store }) =>
      creditApplication && store.credit ? (
        <WizardDrafts>
          <InsuranceStep application={creditApplication} credit={store.credit} onDone={onDone} />
        </WizardDrafts>
      ) : null,
  })
  const { queue } = view
  return {
    ...operationsOf(view.environment),
    queue,
    onDone,
    /** Answers that were queued. */
    waiting: () => queue.asked.map(({ variables }) => variables['input']),
    refuseNext: (code: string, message: string, field: string) =>
      queue.answerNext({ kind: 'refused', userErrors: [{ code, message, field: [field] }], data: null }),
  }
}
const MEANT = { applicationId: 'a:1' }
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const goOn = () => press(/^Continuar/)
const person = (position: number) => within(screen.getByRole('group', { name: `Beneficiario ${position}` }))
const field = (position: number, name: string) => person(position).getByLabelText<HTMLInputElement>(name)
const errorOf = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent
const sum = () => screen.getByRole('status').textContent

async function fill(position: number, name: string, percent?: string) {
  await userEvent.type(field(position, 'Nombre'), name)
  await userEvent.type(field(position, 'Apellidos'), 'Pérez')
  await userEvent.selectOptions(field(position, 'Parentesco contigo'), 'hijo')
  if (percent !== undefined) {
    await userEvent.clear(field(position, 'Parte en %'))
    await userEvent.type(field(position, 'Parte en %'), percent)
  }
}

describe('a compulsory insurance', () => {
  it('covers the loan, and pays a single person everything', async () => {
    const { waiting, onDone } = await open({ amount: 10_000.01 })
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual(['VIDA-20'])
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^\$20,000/ }).checked).toBe(true)
    expect(screen.getByText('$18.00 al mes')).toBeDefined()
    // As the panel says: with each payment of the loan, none of which is a month's.
    screen.getByText('La prima de todo el plazo se reparte entre los pagos del préstamo y se cobra con cada uno.')
    await fill(1, 'Rosa')
    expect(sum()).toBe('Van 100\u00a0% de 100\u00a0%')
    await goOn()
    expect(waiting()).toEqual([{ ...MEANT, code: 'VIDA-20', beneficiaries: [ROSA] }])
    expect(onDone).toHaveBeenCalledOnce()
  })

  it('of exactly the loan covers it', async () => {
    await open({ amount: 10_000 })
    expect(screen.getAllByRole('radio')).toHaveLength(2)
  })

  it('is shared equally, with the sum as it is typed', async () => {
    const { waiting } = await open()
    await fill(1, 'Rosa', '60')
    expect(sum()).toBe('Van 60\u00a0% de 100\u00a0%')
    await press('Agregar beneficiario')
    expect(document.activeElement).toBe(field(2, 'Nombre'))
    await fill(2, 'Luis', '50')
    expect(sum()).toBe('Van 110\u00a0% de 100\u00a0%')
    await press('Agregar beneficiario')
    await fill(3, 'Eva')
    await press('Repartir en partes iguales')
    expect([1, 2, 3].map((position) => field(position, 'Parte en %').value)).toEqual(['33', '33', '34'])
    expect(sum()).toBe('Van 100\u00a0% de 100\u00a0%')
    await goOn()
    expect(waiting()).toMatchObject([
      { code: 'VIDA-10', beneficiaries: [{ percent: 33 }, { percent: 33 }, { percent: 34 }] },
    ])
  })

  it('has one to five beneficiaries', async () => {
    await open()
    expect(screen.queryByRole('button', { name: /^Quitar/ })).toBeNull()
    for (let count = 1; count < 5; count += 1) await press('Agregar beneficiario')
    expect(screen.queryByRole('button', { name: 'Agregar beneficiario' })).toBeNull()
    await userEvent.type(field(3, 'Nombre'), 'Eva')
    await press('Quitar: Beneficiario 2')
    expect(field(2, 'Nombre').value).toBe('Eva')
    expect(document.activeElement).toBe(field(1, 'Nombre'))
    expect(screen.getByRole('button', { name: 'Agregar beneficiario' })).toBeDefined()
  })
})

describe('a compulsory insurance with a fault', () => {
  it('says what is missing and wrong, beside each field, and sends nothing', async () => {
    const { waiting } = await open()
    await userEvent.type(field(1, 'Nombre'), 'R2')
    await userEvent.tab()
    expect(errorOf(field(1, 'Nombre'))).toBe('Usa de 2 a 60 letras.')
    await userEvent.clear(field(1, 'Parte en %'))
    await goOn()
    expect(['Nombre', 'Apellidos', 'Parentesco contigo', 'Parte en %'].map((name) => errorOf(field(1, name)))).toEqual([
      'Usa de 2 a 60 letras.',
      'Escribe sus apellidos.',
      'Elige el parentesco.',
      'Escribe su parte.',
    ])
    // The list above the form has the focus, as in the other steps, and leads to each field.
    const summary = screen.getByRole('alert')
    expect(document.activeElement).toBe(summary)
    expect(within(summary).getAllByRole('button')).toHaveLength(4)
    await userEvent.click(within(summary).getByRole('button', { name: 'Elige el parentesco.' }))
    expect(document.activeElement).toBe(field(1, 'Parentesco contigo'))
    await userEvent.type(field(1, 'Parte en %'), '101')
    await userEvent.tab()
    expect(errorOf(field(1, 'Parte en %'))).toBe('Usa un número entero del 1 al 100.')
    expect(waiting()).toEqual([])
  })

  it('names the beneficiary of each fault where there are several', async () => {
    await open()
    await fill(1, 'Rosa', '60')
    await press('Agregar beneficiario')
    await goOn()
    const faults = within(screen.getByRole('alert')).getAllByRole('button')
    expect(faults.map(({ textContent }) => textContent)).toEqual([
      'Beneficiario 2: Escribe su nombre.',
      'Beneficiario 2: Escribe sus apellidos.',
      'Beneficiario 2: Elige el parentesco.',
      'Beneficiario 2: Escribe su parte.',
    ])
  })

  it.each([
    ['Luis', '39', 'Los porcentajes deben sumar 100\u00a0%. Van 99\u00a0%.'],
    ['rosa', '40', 'Hay una persona repetida. Quítala o corrige su nombre.'],
  ])('refuses %s with %s beside Rosa with 60', async (name, percent, text) => {
    const { waiting } = await open()
    await fill(1, 'Rosa', '60')
    await press('Agregar beneficiario')
    await fill(2, name, percent)
    await goOn()
    expect(screen.getByRole('alert').textContent).toContain(text)
    expect(document.activeElement).toBe(screen.getByRole('alert'))
    expect(waiting()).toEqual([])
  })

  it('shows what the platform refuses where it is', async () => {
    const { refuseNext, onDone } = await open()
    await fill(1, 'Rosa')
    refuseNext('INSURANCE_TOO_LOW', 'La suma es menor.', 'code')
    await goOn()
    expect(await screen.findAllByText('La suma es menor.')).toHaveLength(2)
    refuseNext('BENEFICIARIES_SUM', 'Van 99 %.', 'beneficiaries')
    await goOn()
    expect(screen.getByRole('alert').textContent).toContain('Van 99 %.')
    expect(onDone).not.toHaveBeenCalled()
  })

  it('waits for a network on the device, and goes on', async () => {
    const { queue, onDone } = await open()
    await fill(1, 'Rosa')
    queue.answerNext({ kind: 'waiting' })
    await goOn()
    expect(onDone).toHaveBeenCalledOnce()
  })

  it('needs a connection on a shared device, and keeps what was typed', async () => {
    setDeviceShared(true)
    const { fail, waiting } = await open()
    await fill(1, 'Rosa')
    await goOn()
    expect(waiting()).toEqual([])
    await fail(new NetworkFailure('unreachable', { operation: 'x' }))
    expect(screen.getByRole('alert').textContent).toContain('Hace falta conexión.')
    expect(field(1, 'Nombre').value).toBe('Rosa')
  })
})

describe('an optional insurance', () => {
  it('is not ticked, and left out without a request', async () => {
    const { waiting, onDone } = await open({ isRequired: false, amount: 5_000 })
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Quiero un seguro de vida' }).checked).toBe(false)
    expect(screen.queryByRole('radio')).toBeNull()
    await press('Continuar sin seguro')
    expect(onDone).toHaveBeenCalledOnce()
    expect(waiting()).toEqual([])
  })

  it('is chosen by ticking it', async () => {
    const { waiting } = await open({ isRequired: false, amount: 5_000 })
    await userEvent.click(screen.getByRole('checkbox'))
    await fill(1, 'Rosa')
    await goOn()
    expect(waiting()).toEqual([{ ...MEANT, code: 'VIDA-10', beneficiaries: [ROSA] }])
  })

  it('that was chosen is shown with its beneficiaries, and can be removed', async () => {
    const chosen = { code: 'VIDA-20', beneficiaries: [ROSA] }
    const { waiting, onDone } = await open({ isRequired: false, amount: 5_000, insurance: chosen })
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^\$20,000/ }).checked).toBe(true)
    expect([field(1, 'Nombre').value, field(1, 'Parte en %').value]).toEqual(['Rosa', '100'])
    await userEvent.click(screen.getByRole('checkbox'))
    await press('Continuar sin seguro')
    expect(waiting()).toEqual([{ ...MEANT, code: null }])
    expect(onDone).toHaveBeenCalledOnce()
  })
})

it.each([{ insurances: null }, { kinships: null }, { insurances: { options: [], beneficiariesMax: 5 } }])(
  'says that insurances could not be read: %j',
  async (credit) => {
    const { onDone } = await open({ isRequired: false, credit })
    expect(screen.getByRole('alert').textContent).toContain('Por ahora no podemos mostrar los seguros.')
    await goOn()
    expect(onDone).toHaveBeenCalledOnce()
  },
)

it('waits for an amount', async () => {
  const { onDone } = await open({ isRequired: false, amount: null })
  expect(screen.getByText('El seguro se elige cuando tu préstamo tiene un monto.')).toBeDefined()
  await goOn()
  expect(onDone).toHaveBeenCalledOnce()
})
