import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { storeByCode } from '@hogar/schema/stores.ts'
import query from '../__generated__/RedeemGiftCardMutation.graphql'
import { NetworkFailure } from '../relay/NetworkFailure.ts'
import { answerQuery } from '../testing/answerQuery.ts'
import { renderWithRelay } from '../testing/renderWithRelay.tsx'
import { RedeemGiftCard } from './RedeemGiftCard.tsx'

const CODE = '7K2M-AAAA-BBBB-CCCC-DDDD'
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

async function open(store = 'hogar') {
  return renderWithRelay(<RedeemGiftCard />, { answered: 0, store: storeByCode(store)!, path: '/my-account/wallet' })
}
type Shown = Awaited<ReturnType<typeof open>>
const field = () => screen.getByLabelText<HTMLInputElement>('Código')
const send = () => userEvent.click(screen.getByRole('button', { name: 'Canjear' }))
async function answer({ environment }: Shown, redeemGiftCard: object) {
  const operation = environment.mock.getMostRecentOperation()
  const { variables } = operation.request
  await act(async () =>
    environment.mock.resolve(operation, { data: answerQuery(query, variables, { redeemGiftCard }) as never }),
  )
  return variables as { input: { code: string; clientMutationId: string } }
}

it('sends the code at once, says how much came in, and is empty again', async () => {
  const shown = await open()
  await userEvent.type(field(), CODE)
  await send()
  const amount = { amount: '500.00', currencyCode: 'MXN' }
  const { input } = await answer(shown, { amount, customer: null, userErrors: [] })
  expect(input.code).toBe(CODE)
  expect(await screen.findByText('Listo: sumamos $500.00 a tu saldo.')).toBeDefined()
  expect(field().value).toBe('')
})

it('asks for a code, and shows each refusal beside it with what was typed', async () => {
  const shown = await open()
  await send()
  expect(screen.getByText('Escribe el código de la tarjeta.')).toBeDefined()
  expect(document.activeElement).toBe(field())
  await userEvent.type(field(), CODE)
  await send()
  const userErrors = [{ code: 'GIFT_CARD_REDEEMED', message: 'Esta tarjeta ya se canjeó.', field: ['code'] }]
  await answer(shown, { amount: null, customer: null, userErrors })
  expect(await screen.findByText('Esta tarjeta ya se canjeó.')).toBeDefined()
  expect(field().value).toBe(CODE)
  expect(field().getAttribute('aria-invalid')).toBe('true')
})

it('needs a network, says so, and keeps what was typed, on the page alone; a retry has the same key', async () => {
  const shown = await open()
  await userEvent.type(field(), CODE)
  await send()
  const first = shown.environment.mock.getMostRecentOperation().request.variables as { input: { clientMutationId: string } } // prettier-ignore
  await shown.rejectNext(new NetworkFailure('unreachable', { operation: 'RedeemGiftCardMutation' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/necesitas conexión/)
  expect(field().value).toBe(CODE)
  expect(JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])).not.toContain('7K2M')
  await send()
  const { input } = await answer(shown, { amount: null, customer: null, userErrors: [] })
  expect(input.clientMutationId).toBe(first.input.clientMutationId)
})

it('is not there in the store for companies', async () => {
  await open('mavi')
  expect(screen.queryByRole('textbox')).toBeNull()
})
