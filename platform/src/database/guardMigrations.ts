import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/**
 * Constraints that the database enforces for every program: stock, uses of a coupon, wallets, refunds of an order, and its
 * delivery. Existing rows that violate one are set to the limit; a negative wallet gets a booking that explains it.
 */
export async function guardMoneyAndStock(db: Kysely<unknown>): Promise<void> {
  await sql`update stock set qty = 0 where qty < 0`.execute(db)
  await sql`alter table stock add constraint stock_not_negative check (qty >= 0)`.execute(db)
  await sql`
    update coupon set max_uses = greatest(max_uses, 0), used = greatest(least(used, greatest(max_uses, 0)), 0)
    where used < 0 or used > max_uses or max_uses < 0`.execute(db)
  await sql`
    alter table coupon
      add constraint coupon_uses check (used >= 0 and (max_uses is null or used <= max_uses))`.execute(db)
  await guardRefunds(db)
  await guardWallets(db)
  await guardDeliveries(db)
}

async function guardRefunds(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sales_order add column total_refunded numeric(14,2) not null default 0`.execute(db)
  await sql`
    update sales_order set total_refunded = least(grand_total, refunds.amount)
    from (select order_id, sum(amount) as amount from wallet_entry where kind in ('refund', 'return') group by order_id)
      as refunds
    where refunds.order_id = sales_order.id`.execute(db)
  await sql`
    update sales_order set total_canceled = greatest(least(total_canceled, grand_total), 0)
    where total_canceled > grand_total or total_canceled < 0`.execute(db)
  await sql`
    alter table sales_order
      add constraint sales_order_refunds check (total_refunded between 0 and grand_total),
      add constraint sales_order_canceled_total check (total_canceled between 0 and grand_total)`.execute(db)
}

/** A wallet's balance is the sum of its entries: kept in a row, so that the row's check holds for the sum. */
async function guardWallets(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into wallet_entry (customer_id, currency, amount, note)
    select customer_id, currency, -sum(amount), 'Balance set to 0' from wallet_entry
    group by customer_id, currency having sum(amount) < 0`.execute(db)
  await sql`
    create table wallet (
      customer_id integer not null references customer (id) on delete cascade, currency text not null,
      balance numeric(14,2) not null default 0 constraint wallet_not_negative check (balance >= 0),
      primary key (customer_id, currency)
    )`.execute(db)
  await sql`
    insert into wallet (customer_id, currency, balance)
    select customer_id, currency, sum(amount) from wallet_entry group by customer_id, currency`.execute(db)
  // Entries of a customer who is deleted go in any order, with the wallet itself: nothing is counted then.
  await sql`
    create function wallet_entry_counted() returns trigger language plpgsql as $$
    declare
      entry wallet_entry := case when tg_op = 'DELETE' then old else new end;
      change numeric := case when tg_op = 'DELETE' then -old.amount else new.amount end;
    begin
      if tg_op = 'DELETE' and not exists (select from customer where id = entry.customer_id) then return null; end if;
      insert into wallet (customer_id, currency) values (entry.customer_id, entry.currency) on conflict do nothing;
      update wallet set balance = balance + change
        where customer_id = entry.customer_id and currency = entry.currency;
      if entry.kind in ('refund', 'return') then
        update sales_order set total_refunded = total_refunded + change where id = entry.order_id;
      end if;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger wallet_entry_counted after insert or delete on wallet_entry
      for each row execute function wallet_entry_counted()`.execute(db)
  await sql`
    create function wallet_entry_fixed() returns trigger language plpgsql as
      $$ begin raise exception 'a wallet entry is never changed' using errcode = 'check_violation'; end $$`.execute(db)
  await sql`
    create trigger wallet_entry_fixed before update of customer_id, currency, amount, kind on wallet_entry
      for each row execute function wallet_entry_fixed()`.execute(db)
}

/** Allows a delivered order no status change except closing: it could otherwise be canceled and refunded again. */
async function guardDeliveries(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function sales_order_delivered() returns trigger language plpgsql as $$
    begin
      raise exception 'the order was delivered' using errcode = 'check_violation', constraint = 'sales_order_delivered';
    end $$`.execute(db)
  await sql`
    create trigger sales_order_delivered before update of status, delivered_at on sales_order for each row
      when (old.delivered_at is not null and (new.delivered_at is null or (
        new.status <> old.status and new.status not in ('order delivered', 'processed and closed'))))
      execute function sales_order_delivered()`.execute(db)
}
