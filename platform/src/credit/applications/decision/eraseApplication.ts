import type { Transaction } from 'kysely'
import type { Schema } from '../../../database/schema.ts'
import { deleteFileRows } from '../../files/fileRows.ts'
import type { ApplicationRow } from '../applicationRepository.ts'

/**
 * Erases the person and the files of an application. Its row keeps kind, amount, status and day.
 * @returns paths of the files' contents, to be removed after the commit.
 */
export async function eraseApplication(
  transaction: Transaction<Schema>,
  { id, created_at: createdAt }: Pick<ApplicationRow, 'id' | 'created_at'>,
  now: Date,
): Promise<readonly string[]> {
  const paths = await deleteFileRows(transaction, id, null)
  await transaction.deleteFrom('credit_code').where('subject', '=', id).execute()
  const ofApplication = transaction.selectFrom('credit_application').select('order_number').where('id', '=', id)
  await transaction
    .updateTable('sales_order')
    .set({ credit_request: null })
    .where('order_number', '=', ofApplication)
    .execute()
  await transaction
    .updateTable('credit_application')
    .set({
      key_hash: null,
      other_key_hash: null,
      folio: null,
      customer_id: null,
      account_id: null,
      account_number: null,
      order_number: null,
      offer: null,
      steps: '{}',
      sealed: null,
      curp_hmac: null,
      phone_hmac: null,
      consent_until: null,
      created_at: startOfDay(createdAt),
      erased_at: now,
    })
    .where('id', '=', id)
    .execute()
  return paths
}

function startOfDay(instant: Date): Date {
  return new Date(`${instant.toISOString().slice(0, 10)}T00:00:00Z`)
}
