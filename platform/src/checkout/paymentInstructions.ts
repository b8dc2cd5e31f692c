import type { StoreDefinition } from '../stores.ts'
import { STORE_PAYMENT_HOURS, TRANSFER_HOURS, TRANSFER_REFERENCE_DIGITS } from './limits.ts'
import { luhnDigit } from './luhnDigit.ts'

/** What somebody needs who pays an order after it was placed, as it is kept with the order. */
export type PaymentInstructions = Readonly<{
  /** CLABE or IBAN; null where no account is asked for. */
  account: string | null
  bank: string | null
  beneficiary: string | null
  /** What tells the payment from others. */
  reference: string
  /** ISO instant until which the money is waited for. */
  pay_before: string
}>

type Account = Readonly<{ account: string; bank: string; beneficiary: string }>

/** The example shop's accounts: well formed, nobody's. A merchant's own platform answers its own. */
const ACCOUNTS: Readonly<Record<StoreDefinition['country'], Account>> = {
  MX: { account: '646180110400000007', bank: 'STP', beneficiary: 'Hogar Comercio, S.A. de C.V.' },
  DE: { account: 'DE89370400440532013000', bank: 'Hanseatische Handelsbank', beneficiary: 'Hogar Handels GmbH' },
  IT: { account: 'IT60X0542811101000000123456', bank: 'Banca del Tirreno', beneficiary: 'Hogar Italia S.r.l.' },
}

const HOUR_MS = 3_600_000
const STORE_PREFIX = '9100'

export type InstructedOrder = Readonly<{ method: string; orderNumber: string; placedAt: Date }>

/** How an order is paid by transfer or in a shop; null for what is paid on delivery or while it is placed. */
export function paymentInstructions(
  store: StoreDefinition,
  { method, orderNumber, placedAt }: InstructedOrder,
): PaymentInstructions | null {
  const within = (hours: number) => new Date(placedAt.getTime() + hours * HOUR_MS).toISOString()
  if (method === 'banktransfer') {
    const reference = orderNumber.slice(-TRANSFER_REFERENCE_DIGITS)
    return { ...ACCOUNTS[store.country], reference, pay_before: within(TRANSFER_HOURS) }
  }
  if (method === 'conveniencestore') {
    // Typed in by hand at the till: the last digit tells a slip of the finger from a reference.
    const digits = `${STORE_PREFIX}${orderNumber}`
    const reference = `${digits}${luhnDigit(digits)}`
    return { account: null, bank: null, beneficiary: null, reference, pay_before: within(STORE_PAYMENT_HOURS) }
  }
  return null
}
