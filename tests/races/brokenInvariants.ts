import { rowsOf } from '@hogar/platform/testing/rowsOf.ts'
import type { RacePlatform } from './startRacePlatform.ts'

/** Invariants of the database that must hold after any race: each query finds the rows that break it. */
const INVARIANTS: Readonly<Record<string, string>> = {
  'stock is never below 0': `select sku, qty from stock where qty < 0`,
  'a coupon is used at most as often as it may be': `select code, used from coupon where used > max_uses`,
  'a wallet is never below 0': `
    select customer_id, currency from wallet_entry group by customer_id, currency having sum(amount) < 0`,
  'a wallet holds the sum of its entries': `
    select customer_id, currency, balance from wallet
    where balance <> (select coalesce(sum(amount), 0) from wallet_entry entry
      where entry.customer_id = wallet.customer_id and entry.currency = wallet.currency)`,
  'an order pays back at most what it cost': `
    select order_number, total_refunded, grand_total from sales_order
    where total_refunded > grand_total or total_refunded <> (select coalesce(sum(amount), 0) from wallet_entry
      where order_id = sales_order.id and kind in ('refund', 'return'))`,
  'a wallet pays an order once, and all of it': `
    select order_number from sales_order where payment_method = 'wallet' and grand_total <>
      (select coalesce(-sum(amount), 0) from wallet_entry where order_id = sales_order.id and kind = 'payment')`,
  'no more units are canceled and sent back than were bought': `
    select item.id from sales_order_item item
    where qty < qty_canceled + (select coalesce(sum(back.qty), 0) from sales_return_item back
      where back.order_item_id = item.id)`,
  'every order has its lines and its mail': `
    select order_number from sales_order where not exists (select from sales_order_item where order_id = sales_order.id)
      or not exists (select from outbox where subject like '%' || order_number || '%' or body like '%' || order_number || '%')`,
  'a cart becomes one order at most': `select cart_id from sales_order group by cart_id having count(*) > 1`,
}

/** Returns what does not hold in the database: nothing, if all is well. */
export async function brokenInvariants({ db }: Pick<RacePlatform, 'db'>): Promise<Record<string, readonly unknown[]>> {
  const broken: Record<string, readonly unknown[]> = {}
  for (const [name, query] of Object.entries(INVARIANTS)) {
    const rows = await rowsOf(db, query)
    if (rows.length > 0) broken[name] = rows
  }
  return broken
}
