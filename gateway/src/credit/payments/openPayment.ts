import type { CreditPaymentLineInput, Notice, UserError } from '../../__generated__/schemaTypes.ts'
import type { GraphContext } from '../../app/context.ts'
import { UpstreamFailure } from '../../errors/upstreamFailure.ts'
import { invalidField, userError } from '../../errors/userError.ts'
import { answerOnce } from '../../idempotency/answerOnce.ts'
import { stepKeys } from '../../idempotency/stepKeys.ts'
import { callAs } from '../accounts/callAs.ts'
import type { CreditPaymentMapper } from '../mappers.ts'
import { checkLines, type PaymentLine } from './checkLines.ts'
import { decodePaymentId } from './decodePayment.ts'
import { readPayment } from './paymentClient.ts'
import { paymentRefusal } from './paymentRefusal.ts'

type Opening = Readonly<{
  mutation: string
  endpoint: 'creditPayCard' | 'creditPayTransfer'
  input: Readonly<{ lines: readonly CreditPaymentLineInput[]; clientMutationId: string }>
  noticesOf?: (payment: CreditPaymentMapper) => readonly Notice[]
}>

type Outcome = Readonly<{
  payment: CreditPaymentMapper | null
  userErrors: readonly UserError[]
  notices: readonly Notice[]
}>

/**
 * Opens a payment once for each key: of the gateway, whose answer can be asked for again, and of the platform, for a reply
 * that was lost.
 */
export function openPayment(context: GraphContext, opening: Opening) {
  const { mutation, input } = opening
  return answerOnce<Outcome>(context, {
    mutation,
    input,
    run: () => open(context, opening),
    refuse: (reason) => refused(reason),
  })
}

async function open(context: GraphContext, { endpoint, input, noticesOf }: Opening): Promise<Outcome> {
  const { messageLanguage: language } = context
  const idempotencyKey = stepKeys(context, input.clientMutationId)('pay')
  if (idempotencyKey === undefined)
    return refused(invalidField(language, 'FIELD_REQUIRED', { field: ['clientMutationId'] }))
  const checked = await checkLines(context, input.lines)
  if (checked.userErrors) return refused(...checked.userErrors)
  const { reader, lines } = checked
  try {
    const call = { body: bodyOf(context, lines), idempotencyKey }
    const called = await callAs(context, reader, { endpoint, call })
    const id = called && decodePaymentId(called.result)
    if (called !== null && id === null)
      throw new UpstreamFailure({ kind: 'invalid', endpoint, detail: 'the result has no payment' })
    const payment = id === null ? null : await readPayment(context, reader, id)
    // The proof has expired meanwhile.
    if (payment === null) return refused(userError(language, 'CREDIT_SESSION_OVER'))
    return { payment, userErrors: [], notices: noticesOf?.(payment) ?? [] }
  } catch (error) {
    return refused(paymentRefusal(context, error, lines))
  }
}

/** Body of both calls. Name and mail are the account's: the platform does not take them from here. */
function bodyOf({ store, session }: GraphContext, lines: readonly PaymentLine[]) {
  const kind = session.userToken === null ? 'guest' : 'customer'
  return {
    storeCode: store.code,
    debts: lines.map(({ invoice, amount }) => ({
      id_factura: invoice.number,
      mov: invoice.movement,
      ...(invoice.channel === null ? {} : { CanalVenta: invoice.channel }),
      abono: amount,
    })),
    type: kind,
    typeClient: kind,
  }
}

function refused(...userErrors: readonly UserError[]): Outcome {
  return { payment: null, userErrors, notices: [] }
}
