import { sql } from 'kysely'
import type { Generated, Kysely } from 'kysely'

export type ApplicationStatus =
  | 'DRAFT'
  | 'SUBMITTED'
  | 'NEEDS_FILES'
  | 'PARTIALLY_APPROVED'
  | 'APPROVED'
  | 'ACTIVE'
  | 'DENIED'
  | 'EXPIRED'
  | 'CANCELED'

/** Reason of a denial. */
export type DenialReason = 'HISTORY' | 'OVERDUE' | 'LINE'

/** An application for a credit. All that identifies its person is in `sealed`, and is erased when it is no longer needed. */
export type ApplicationTable = {
  id: string
  /** Hash of the key that opens it; null once it is erased. */
  key_hash: string | null
  /** Hash of the key of another device, on which it was opened again by SMS; null without one. */
  other_key_hash: string | null
  /** Number that the applicant reads; null once it is erased. */
  folio: string | null
  kind: 'MENUDEO' | 'CREDILANA' | 'PERSONAL'
  customer_kind: 'NUEVO' | 'CASA'
  store_code: string
  customer_id: number | null
  /** Account of a customer of the house; null for a new one until the account is opened. */
  account_id: number | null
  /** Account number that the grant opened or used. */
  account_number: string | null
  order_number: string | null
  status: Generated<ApplicationStatus>
  amount: string | null
  approved: string | null
  months: number | null
  frequency: 'SEMANAL' | 'QUINCENAL' | 'MENSUAL' | null
  /** Row of the offer that is on the table, with its hash. */
  offer: unknown
  /** State of the steps, without personal data. */
  steps: Generated<unknown>
  sealed: Uint8Array | null
  curp_hmac: string | null
  phone_hmac: string | null
  /** Last day on which the credit history may be read, `yyyy-mm-dd`. */
  consent_until: string | null
  reason: DenialReason | null
  answer_before: Date | null
  /** End of the time in which a counter-offer can be accepted. */
  accept_before: Date | null
  created_at: Date
  changed_at: Date
  disbursed_at: Date | null
  erased_at: Date | null
}

/** An identification file or a part of a live test. Its content is encrypted on disk. */
export type CreditFileTable = {
  id: string
  application_id: string
  slot: string
  /** Name of the file in the directory of credit files. */
  path: string
  mime: string
  bytes: number
  sha256: string
  received_at: Date
  /** When a moderator found it unusable; null for a usable file. */
  flagged_at: Date | null
}

/** A moderator's access to a file. Kept when the file is erased. */
export type CreditFileReadTable = { id: Generated<number>; file_id: string; application_id: string; read_at: Date }

/** An SMS code of an applicant, as a keyed hash. Used and expired codes still count towards the limits of a day. */
export type CreditCodeTable = {
  id: Generated<number>
  /** Id of the application. */
  subject: string
  purpose: string
  phone_hmac: string
  /** Keyed hash of the address that asked for it. */
  address_hmac: string
  code_hash: string
  sent_at: Date
  expires_at: Date
  used_at: Date | null
}

/** A promoter or a seller whose code an application can name. */
export type CreditSellerTable = { code: string; kind: 'promoter' | 'seller'; name: string }

/** Adds applications for credit, their files and codes, and the people who bring them. */
export async function createCreditApplications(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table credit_application (
      id text primary key, key_hash text, other_key_hash text, folio text unique,
      kind text not null check (kind in ('MENUDEO', 'CREDILANA', 'PERSONAL')),
      customer_kind text not null check (customer_kind in ('NUEVO', 'CASA')), store_code text not null,
      customer_id integer references customer (id) on delete set null, account_id integer, account_number text,
      order_number text, status text not null default 'DRAFT' check (status in ('DRAFT', 'SUBMITTED', 'NEEDS_FILES',
        'PARTIALLY_APPROVED', 'APPROVED', 'ACTIVE', 'DENIED', 'EXPIRED', 'CANCELED')),
      amount numeric(12,2) check (amount > 0), approved numeric(12,2) check (approved > 0), months integer,
      frequency text, offer jsonb, steps jsonb not null default '{}', sealed bytea, curp_hmac text, phone_hmac text,
      consent_until text, reason text, answer_before timestamptz, accept_before timestamptz,
      created_at timestamptz not null, changed_at timestamptz not null, disbursed_at timestamptz, erased_at timestamptz
    )`.execute(db)
  const open = sql`status in ('SUBMITTED', 'NEEDS_FILES', 'PARTIALLY_APPROVED', 'APPROVED')`
  await sql`create unique index credit_application_open on credit_application (curp_hmac) where ${open}`.execute(db)
  await sql`create index credit_application_phone on credit_application (phone_hmac) where ${open}`.execute(db)
  await sql`create index credit_application_status on credit_application (status, changed_at) where erased_at is null`.execute(
    db,
  )
  await sql`create index credit_application_customer on credit_application (customer_id, created_at)`.execute(db)
  await sql`
    create table credit_file (
      id text primary key, application_id text not null references credit_application (id) on delete cascade,
      slot text not null, path text not null unique, mime text not null, bytes integer not null check (bytes > 0),
      sha256 text not null, received_at timestamptz not null, flagged_at timestamptz, unique (application_id, slot)
    )`.execute(db)
  await sql`
    create table credit_file_read (
      id integer generated by default as identity primary key, file_id text not null, application_id text not null,
      read_at timestamptz not null
    )`.execute(db)
  await sql`
    create table credit_code (
      id integer generated by default as identity primary key, subject text not null, purpose text not null,
      phone_hmac text not null, address_hmac text not null, code_hash text not null, sent_at timestamptz not null,
      expires_at timestamptz not null, used_at timestamptz
    )`.execute(db)
  await sql`create index credit_code_subject on credit_code (subject, purpose, id)`.execute(db)
  await sql`create index credit_code_phone on credit_code (phone_hmac, sent_at)`.execute(db)
  await sql`create index credit_code_address on credit_code (address_hmac, sent_at)`.execute(db)
  await sql`
    create table credit_seller (
      code text primary key, kind text not null check (kind in ('promoter', 'seller')), name text not null
    )`.execute(db)
  await sql`
    insert into credit_seller (code, kind, name) values
      ('PROMO10', 'promoter', 'Lucía'), ('PROMO22', 'promoter', 'Martín'), ('V1001', 'seller', 'Rosa'),
      ('V1002', 'seller', 'Jorge'), ('V1003', 'seller', 'Elena'), ('V1004', 'seller', 'Raúl'),
      ('V1005', 'seller', 'Carmen'), ('V1006', 'seller', 'Iván')`.execute(db)
}
