import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { graphql } from 'react-relay/hooks'
import { expect, it, vi } from 'vitest'
import type { DepositStepTestQuery } from '../../../../__generated__/DepositStepTestQuery.graphql'
import { NetworkFailure } from '../../../../relay/NetworkFailure.ts'
import { renderTestOperation } from '../../../../testing/renderTestOperation.tsx'
import { WizardDrafts } from '../../WizardDrafts.tsx'
import { operationsOf, refusal } from '../testing/operations.ts'
import { DepositStep } from './DepositStep.tsx'

const CLABE = '002010077777777771'
const CARD = '4169160000007774'
const BANKS = [
  { code: '002', name: 'Banamex', takesCard: true },
  { code: '042', name: 'Mifel', takesCard: false },
]

async function open(depositHint: string | null = null, banks: readonly object[] | null = BANKS) {
  const onDone = vi.fn()
  const view = await renderTestOperation<DepositStepTestQuery>({
    query: graphql`
      query DepositStepTestQuery @relay_test_operation {
        creditApplication {
          ...DepositStep_application
        }
        store {
          credit {
            ...DepositStep_credit
          }
        }
      }
    `,
    variables: {},
    answered: 1,
    mockResolvers: { CreditApplication: () => ({ id: 'a:1', depositHint }), StoreCredit: () => ({ banks }) },
    children: ({ creditApplication, store }) =>
      creditApplication && store.credit ? (
        <WizardDrafts>
          <DepositStep application={creditApplication} credit={store.credit} onDone={onDone} />
        </WizardDrafts>
      ) : null,
  })
  return { ...operationsOf(view.environment), onDone }
}
const clabe = () => screen.getByLabelText<HTMLInputElement>('CLABE')
const card = () => screen.getByLabelText<HTMLInputElement>('Número de tarjeta de débito')
const choose = (name: RegExp) => userEvent.click(screen.getByRole('radio', { name }))
const goOn = () => userEvent.click(screen.getByRole('button', { name: 'Continuar' }))
const errorOf = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent

it('goes to a CLABE, grouped as it is typed, whose bank is named at once', async () => {
  const { sent, answer, onDone } = await open()
  await userEvent.type(clabe(), CLABE.slice(0, 7))
  expect(clabe().value).toBe('002 010 0')
  expect(sent()).toEqual([])
  await userEvent.type(clabe(), CLABE.slice(7))
  expect(clabe().value).toBe('002 010 07777777777 1')
  expect(sent()).toEqual([{ account: CLABE }])
  await answer('checkBankAccount', { bank: { name: 'Banamex', takesClabe: true } })
  expect(screen.getByRole('status').textContent).toBe('Banco: Banamex')
  await goOn()
  expect(sent()).toEqual([{ method: 'CLABE', account: CLABE }])
  await answer('setCreditDeposit', {})
  expect(onDone).toHaveBeenCalledOnce()
})

it('takes a CLABE that is pasted with blanks and hyphens, and is changed in its middle', async () => {
  await open()
  await userEvent.click(clabe())
  await userEvent.paste(' 002-010 0777777777.71 ')
  expect(clabe().value).toBe('002 010 07777777777 1')
  clabe().setSelectionRange(5, 5)
  await userEvent.keyboard('9')
  expect(clabe().value.startsWith('002 091')).toBe(true)
  expect(clabe().selectionStart).toBe(6)
})

it.each([
  ['', 'Escribe tu CLABE.'],
  ['002010077777777772', 'La CLABE no es correcta. Revisa sus 18 dígitos.'],
  ['0020100777777777719', 'La CLABE no es correcta. Revisa sus 18 dígitos.'],
])('says what is wrong with the CLABE "%s", and sends nothing', async (typed, text) => {
  const { sent, onDone } = await open()
  if (typed !== '') await userEvent.type(clabe(), typed)
  await goOn()
  expect(errorOf(clabe())).toBe(text)
  expect(document.activeElement).toBe(clabe())
  expect(sent().filter((input) => 'method' in input)).toEqual([])
  expect(onDone).not.toHaveBeenCalled()
})

it('says that a CLABE is wrong as soon as it is left, and no longer once it is changed', async () => {
  await open()
  await userEvent.type(clabe(), '0020')
  await userEvent.tab()
  expect(errorOf(clabe())).toBe('La CLABE no es correcta. Revisa sus 18 dígitos.')
  await userEvent.type(clabe(), '1')
  expect(errorOf(clabe())).toBe('Son 18 dígitos.')
})

it('does not go to a bank that takes no loans', async () => {
  const { answer, sent } = await open()
  await userEvent.type(clabe(), CLABE)
  await answer('checkBankAccount', { bank: null })
  expect(errorOf(clabe())).toBe('No podemos depositar en ese banco. Usa otra cuenta.')
  await goOn()
  expect(sent()).toEqual([])
})

it('is sent where the bank could not be named', async () => {
  const { answer, sent } = await open()
  await userEvent.type(clabe(), CLABE)
  await answer('checkBankAccount', { bank: null, ...refusal('TOO_MANY_ATTEMPTS', 'Espera.') })
  expect(errorOf(clabe())).toBe('Son 18 dígitos.')
  await goOn()
  expect(sent()).toEqual([{ method: 'CLABE', account: CLABE }])
})

it('goes to a debit card of a bank that takes them', async () => {
  const { sent, answer, onDone } = await open()
  await choose(/^En una tarjeta/)
  await userEvent.type(card(), CARD)
  expect(card().value).toBe('4169 1600 0000 7774')
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Elige…', 'Banamex'])
  await goOn()
  expect(errorOf(screen.getByLabelText('Banco'))).toBe('Elige tu banco.')
  await userEvent.selectOptions(screen.getByLabelText('Banco'), 'Banamex')
  await goOn()
  expect(sent()).toEqual([{ method: 'DEBIT_CARD', account: CARD, bankCode: '002' }])
  await answer('setCreditDeposit', refusal('BANK_ACCOUNT_WRONG', 'La CLABE o la tarjeta no es correcta.', ['account']))
  expect(errorOf(card())).toBe('La CLABE o la tarjeta no es correcta.')
  expect(document.activeElement).toBe(card())
  expect(onDone).not.toHaveBeenCalled()
})

it('is cash at a branch', async () => {
  const { sent, answer, onDone } = await open()
  await choose(/^En efectivo/)
  expect(screen.queryByLabelText('CLABE')).toBeNull()
  await goOn()
  expect(sent()).toEqual([{ method: 'BRANCH' }])
  await answer('setCreditDeposit', {})
  expect(onDone).toHaveBeenCalledOnce()
})

it('that is chosen is kept, or changed', async () => {
  const { sent, onDone } = await open('Banamex •••• 7771')
  expect(screen.getByText('Banamex •••• 7771')).toBeDefined()
  await goOn()
  expect(onDone).toHaveBeenCalledOnce()
  expect(sent()).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Elegir otro lugar' }))
  expect(clabe().value).toBe('')
})

it('is no card where the banks could not be read', async () => {
  await open(null, null)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^En una tarjeta/ }).disabled).toBe(true)
})

it('needs a connection, and keeps what was typed', async () => {
  const { fail, onDone } = await open()
  await userEvent.type(clabe(), CLABE)
  await fail(new NetworkFailure('unreachable', { operation: 'x' }))
  await goOn()
  await fail(new NetworkFailure('unreachable', { operation: 'x' }))
  expect(screen.getByRole('alert').textContent).toContain('Hace falta conexión.')
  expect(clabe().value).toBe('002 010 07777777777 1')
  await goOn()
  await fail(new Error('mask'))
  expect(screen.getByRole('alert').textContent).toContain('No pudimos guardar este paso.')
  expect(onDone).not.toHaveBeenCalled()
})

it('stores no number, and lets the browser store none', async () => {
  await open()
  await userEvent.type(clabe(), CLABE)
  expect(clabe().autocomplete).toBe('off')
  expect(clabe().name).toBe('')
  expect(JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])).not.toMatch(/7777/)
  expect(window.location.href).not.toContain('7777')
})
