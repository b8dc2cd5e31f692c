import type { StoreDefinition } from '../stores.ts'
import { STORE_PAYMENT_HOURS, TRANSFER_HOURS, TRANSFER_REFERENCE_DIGITS } from './limits.ts'
import { luhnDigit } from '../money/luhnDigit.ts'

/** Instructions to pay an order after it was placed, as stored with the order. */
export type PaymentInstructions = Readonly<{
  /** CLABE or IBAN; null where no account is asked for. */
  account: string | null
  bank: string | null
  beneficiary: string | null
  /** Reference that identifies the payment. */
  reference: string
  /** ISO instant until which the money is waited for. */
  pay_before: string
  /** Chains at whose tills it is paid; left out where no till takes it. */
  shops?: readonly string[]
}>

type Account = Readonly<{ account: string; bank: string; beneficiary: string }>

/** Accounts of the example shop: well formed, but not assigned. A merchant's own platform returns its own. */
const ACCOUNTS: Readonly<Record<StoreDefinition['country'], Account>> = {
  MX: { account: '646180110400000007', bank: 'STP', beneficiary: 'Hogar Comercio, S.A. de C.V.' },
  DE: { account: 'DE89370400440532013000', bank: 'Hanseatische Handelsbank', beneficiary: 'Hogar Deutschland GmbH' },
  IT: { account: 'IT60X0542811101000000123456', bank: 'Banca del Tirreno', beneficiary: 'Hogar Italia S.r.l.' },
}

/** Chains that take money for the example shop, by country. */
const SHOPS: Readonly<Record<StoreDefinition['country'], readonly string[]>> = {
  MX: ['OXXO', '7-Eleven', 'Farmacias del Ahorro', 'Soriana'],
  DE: ['REWE', 'PENNY', 'dm', 'ROSSMANN'],
  IT: ['Mooney', 'LIS PAY'],
}

const HOUR_MS = 3_600_000
const STORE_PREFIX = '9100'

export type InstructedOrder = Readonly<{ method: string; orderNumber: string; placedAt: Date }>

/** Returns how to pay an order by transfer or in a shop; null for payment on delivery or while placing the order. */
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
    // Typed by hand at the till: the check digit detects a typing error.
    const digits = `${STORE_PREFIX}${orderNumber}`
    const reference = `${digits}${luhnDigit(digits)}`
    const pay_before = within(STORE_PAYMENT_HOURS)
    return { account: null, bank: null, beneficiary: null, reference, pay_before, shops: SHOPS[store.country] }
  }
  return null
}
