import { type RawBuilder, sql } from 'kysely'

/** States of an order that is called off, or whose money has come in part at most. */
const NOT_BOUGHT = ['canceled', 'denied', 'rejected', 'pending', 'pending_payment', 'partially authorized'] as const

/**
 * Returns the condition that an order was paid for, or is paid on delivery and on its way. One that was sent before its
 * money came has a deadline until then.
 * @param order name of the table of orders in the statement.
 */
export function isBought(order: string): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${order}.${name}`)
  return sql`(${column('status')} not in (${sql.join(NOT_BOUGHT)}) and ${column('pay_before')} is null)`
}
