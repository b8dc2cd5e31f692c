import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** Adds payment instructions, as the buyer received them. */
export async function keepPaymentInstructions(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sales_order add column payment_instructions jsonb`.execute(db)
}

/**
 * Adds the data for canceling unpaid orders: the payment deadline, and the units taken from stock. Existing orders have
 * neither, and stay. The code grants access to an order's receipt; the URL is the page on which a card pays it.
 */
export async function keepWhatUnpaidOrdersTook(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sales_order add column pay_before timestamptz, add column stock_taken jsonb not null default '{}',
      add column receipt_code text unique, add column payment_url text unique,
      add column payment_tries integer not null default 0`.execute(db)
  await sql`create index sales_order_unpaid on sales_order (pay_before) where status in ('pending', 'pending_payment')`.execute(
    db,
  )
}

/** Adds the delivery company of an order, and its tracking number. */
export async function keepWhoDelivers(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sales_order add column guide_number text, add column delivery_company text`.execute(db)
}

/**
 * Adds cancellations by order line, and the time of delivery: from then on an order may be returned. Orders delivered
 * before this migration get the current time, the latest possible one.
 */
export async function keepWhatIsCanceled(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sales_order add column delivered_at timestamptz,
      add column total_canceled numeric(14,2) not null default 0, add column cancel_reason text`.execute(db)
  await sql`update sales_order set delivered_at = now() where status = 'order delivered'`.execute(db)
  await sql`
    alter table sales_order_item add column stock_per_unit jsonb,
      add column qty_canceled integer not null default 0 check (qty_canceled between 0 and qty)`.execute(db)
}

/** The campaign that brought a cart, and the order that it became. */
export async function keepOrigin(db: Kysely<unknown>): Promise<void> {
  await sql`alter table cart add column origin text`.execute(db)
  await sql`alter table sales_order add column origin text`.execute(db)
}

/** Days between which an order is to arrive, as its buyer read them: `yyyy-mm-dd` in the time of its store. */
export async function keepPromisedDelivery(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sales_order add column delivery_from text, add column delivery_to text`.execute(db)
}

/** Number of months in which a card pays an order, without interest. */
export async function keepPaymentMonths(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sales_order add column payment_months integer check (payment_months > 1)`.execute(db)
}

/**
 * Times at which an order was paid, sent and canceled. A trigger fills them in: a dozen places change the status. Orders
 * of before have none.
 */
export async function keepOrderSteps(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sales_order add column paid_at timestamptz, add column sent_at timestamptz,
      add column canceled_at timestamptz`.execute(db)
  await sql`
    create function sales_order_stepped() returns trigger language plpgsql as $$
    begin
      if new.status in ('processing', 'authorized', 'approved') then
        new.paid_at := coalesce(new.paid_at, now());
      elsif new.status = 'order sent' then
        new.sent_at := coalesce(new.sent_at, now());
      elsif new.status in ('canceled', 'denied', 'rejected') then
        new.canceled_at := coalesce(new.canceled_at, now());
      end if;
      return new;
    end $$`.execute(db)
  await sql`
    create trigger sales_order_stepped before insert or update of status on sales_order
      for each row execute function sales_order_stepped()`.execute(db)
}

/** Days that goods which are made to order were promised in; null for other orders. */
export async function keepMadeToOrderDays(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sales_order add column made_to_order_days integer check (made_to_order_days > 0)`.execute(db)
}

/** Adds warranty and delivery option of an order's lines; lines of before have none. */
export async function keepOrderedAdditions(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sales_order_item add column additional_data jsonb not null default '{}'`.execute(db)
}

/** Time of an order's last change. A trigger sets it; it is null for orders of before, none of which is written. */
export async function keepOrderUpdates(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sales_order add column updated_at timestamptz`.execute(db)
  await sql`alter table sales_order alter column updated_at set default now()`.execute(db)
  await sql`
    create function sales_order_updated() returns trigger language plpgsql as $$
    begin
      new.updated_at := now();
      return new;
    end $$`.execute(db)
  await sql`
    create trigger sales_order_updated before update on sales_order
      for each row when (old.* is distinct from new.*) execute function sales_order_updated()`.execute(db)
}
