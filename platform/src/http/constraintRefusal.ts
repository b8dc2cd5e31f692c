import { notAuthorized } from './notAuthorized.ts'
import { PlatformError } from './PlatformError.ts'

const CHECK_VIOLATION = '23514'
const FOREIGN_KEY_VIOLATION = '23503'
/** Foreign keys to a customer, by the names that PostgreSQL gives them. */
const CUSTOMER_KEY = /_customer_id_fkey$/

/** Refusals of the database's own limits, by constraint: the same that the program gives when it sees the limit first. */
const REFUSALS: Readonly<Record<string, () => PlatformError>> = {
  stock_not_negative: () =>
    new PlatformError(400, 'The requested qty is not available', { reason: 'NOT_ENOUGH_STOCK' }),
  coupon_uses: () => new PlatformError(400, 'Error placing an order. The coupon is used up.'),
  wallet_not_negative: () => new PlatformError(400, 'The wallet balance is too low.'),
  sales_order_refunds: nothingToRefund,
  sales_order_canceled_total: nothingToRefund,
  sales_order_item_qty_canceled_check: () => new PlatformError(400, 'No more units of this item are left'),
  sales_order_delivered: () => new PlatformError(409, 'The order was delivered'),
}

/** Returns the refusal for an error that a limit of the database caused; null for any other error. */
export function constraintRefusal(error: object): PlatformError | null {
  const code = 'code' in error ? error.code : null
  const constraint = 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : ''
  // The account was erased after the session of the call was read.
  if (code === FOREIGN_KEY_VIOLATION && CUSTOMER_KEY.test(constraint)) return notAuthorized()
  if (code !== CHECK_VIOLATION) return null
  return Object.hasOwn(REFUSALS, constraint) ? (REFUSALS[constraint]?.() ?? null) : null
}

function nothingToRefund(): PlatformError {
  return new PlatformError(409, 'Nothing more of this order can be paid back')
}
