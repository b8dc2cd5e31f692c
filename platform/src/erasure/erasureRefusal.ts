import { PlatformError } from '../http/PlatformError.ts'

const REFUSALS = {
  password_wrong: [403, "The password doesn't match this account. Verify the password and try again."],
  email_recent: [409, 'The e-mail address was changed a few days ago, and can still be taken back.'],
  orders_open: [409, 'The account has orders or returns in progress.'],
  payment_due: [409, 'The account has delivered orders that are not paid.'],
  credit_open: [409, 'The account has a credit that is not paid off, or an application that is in progress.'],
  wallet_left: [409, 'The wallet has a balance.'],
  company_owner: [409, 'The account manages a company. Give its role to another person first.'],
} as const satisfies Readonly<Record<string, readonly [number, string]>>

/** Reason why an account is not erased. */
export type ErasureObstacle = keyof typeof REFUSALS

/** An order that its buyer has and has not paid. */
export type OwedOrder = Readonly<{ order_number: string; due: number; currency: string }>

/**
 * Returns the refusal to erase an account: with a message, a `reason` for programs, and the orders to pay where these are
 * the reason.
 */
export function erasureRefusal(reason: ErasureObstacle, orders: readonly OwedOrder[] = []): PlatformError {
  const [code, message] = REFUSALS[reason]
  return new PlatformError(code, { message, reason, ...(orders.length > 0 && { orders }) })
}
