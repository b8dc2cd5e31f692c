import type { Selectable } from 'kysely'
import type { Database } from '../../database/schema.ts'
import { lockAccount } from '../accounts/accountRepository.ts'
import type { CreditInstalmentTable, CreditInvoiceTable } from '../accounts/accountTables.ts'
import type { Instalment } from './instalment.ts'
import { centsOf, pesosText } from './money.ts'
import { isSettled } from './spendSum.ts'

/** An invoice with its payments in order. */
export type Invoice = Selectable<CreditInvoiceTable> &
  Readonly<{ startedOn: string; instalments: readonly Instalment[] }>

type Sought = Readonly<{ accountId: number; number?: string }>

/** Returns the invoices of an account, or the one with a number, oldest first. Those of other accounts are not found. */
export async function loadInvoices(db: Database, { accountId, number }: Sought): Promise<readonly Invoice[]> {
  let query = db.selectFrom('credit_invoice').selectAll().where('account_id', '=', accountId)
  if (number !== undefined) query = query.where('number', '=', number)
  const rows = await query.orderBy('id').execute()
  if (rows.length === 0) return []
  const instalments = await db
    .selectFrom('credit_instalment')
    .selectAll()
    .where(
      'invoice_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('position')
    .execute()
  return rows.map((row) => ({
    ...row,
    startedOn: row.started_on,
    instalments: instalments.filter(({ invoice_id: id }) => id === row.id).map(instalmentOf),
  }))
}

/** Locks the account of the invoice with a number, and returns the invoice; null where there is none. */
export async function lockInvoice(db: Database, number: string): Promise<Invoice | null> {
  const query = db.selectFrom('credit_invoice').select('account_id').where('number', '=', number)
  const found = await query.executeTakeFirst()
  if (found === undefined) return null
  await lockAccount(db, found.account_id)
  const [invoice] = await loadInvoices(db, { accountId: found.account_id, number })
  return invoice ?? null
}

/** Stores what changed of an invoice's payments, and that it is settled. Its account must be locked. */
export async function storeInstalments(
  db: Database,
  { id, instalments: before }: Pick<Invoice, 'id' | 'instalments'>,
  after: readonly Instalment[],
): Promise<void> {
  for (const instalment of after) {
    if (before.includes(instalment)) continue
    const { position, paid, paid_on, status, default_total, default_owed, default_until } = rowOf(instalment)
    const changed = { paid, paid_on, status, default_total, default_owed, default_until }
    const row = db.updateTable('credit_instalment').set(changed)
    await row.where('invoice_id', '=', id).where('position', '=', position).execute()
  }
  if (isSettled(after))
    await db
      .updateTable('credit_invoice')
      .set({ status: 'LIQUIDADO' })
      .where('id', '=', id)
      .where('status', '=', 'VIGENTE')
      .execute()
}

/** Returns the row of an instalment, without its invoice. */
export function rowOf(instalment: Instalment) {
  return {
    position: instalment.position,
    due_on: instalment.dueOn,
    contract: pesosText(instalment.amountCents),
    interest: pesosText(instalment.interestCents),
    bonus: pesosText(instalment.bonusCents),
    premium: pesosText(instalment.premiumCents),
    paid: pesosText(instalment.paidCents),
    paid_on: instalment.paidOn,
    status: instalment.state,
    default_total: pesosText(instalment.defaultCents),
    default_owed: pesosText(instalment.defaultOwedCents),
    default_until: instalment.defaultUntil,
  }
}

function instalmentOf(row: Selectable<CreditInstalmentTable>): Instalment {
  return {
    position: row.position,
    dueOn: row.due_on,
    amountCents: centsOf(row.contract),
    interestCents: centsOf(row.interest),
    bonusCents: centsOf(row.bonus),
    premiumCents: centsOf(row.premium),
    paidCents: centsOf(row.paid),
    paidOn: row.paid_on,
    state: row.status,
    defaultCents: centsOf(row.default_total),
    defaultOwedCents: centsOf(row.default_owed),
    defaultUntil: row.default_until,
  }
}
