import * as v from 'valibot'
import { parsedBy } from '../../device/parsedBy.ts'
import { type StoredValueDefinition, createStoredValue } from '../../device/storedValue.ts'
import { KEPT_TRANSFERS_MAX } from '../limits.ts'
import { isJsonRecord } from '../payload.ts'

/**
 * Ids of the transfers whose instructions this device stores, newest first. All tabs read it with each write, so that one
 * that ends the proof of a credit account ends the storing in all of them; signing out deletes it with all keys of its form.
 */
export const KEPT_TRANSFERS: StoredValueDefinition<readonly string[]> = {
  name: 'credit-transfers',
  parse: parsedBy(v.array(v.string())),
  empty: [],
}

/** Adds a transfer to the ones that are stored. */
export const withTransfer = (kept: readonly string[], id: string): readonly string[] =>
  [id, ...kept.filter((one) => one !== id)].slice(0, KEPT_TRANSFERS_MAX)

/** Stores no instructions of transfers any longer. */
export function forgetTransfers(storeCode: string): void {
  createStoredValue(KEPT_TRANSFERS, storeCode).update(() => [])
}

/** Returns a reader of the ids that a store's pages keep. */
export function keptTransfersOf(storeCode: string): () => readonly string[] {
  return createStoredValue(KEPT_TRANSFERS, storeCode).read
}

type Values = Readonly<Record<string, unknown>>

/** Returns true for a transfer that can still be made; false without a time until which, as nothing would end its storing. */
export function isOpenTransfer({ __typename: type, status, method, payBefore }: Values): boolean {
  return (
    type === 'CreditPayment' &&
    method === 'TRANSFER' &&
    status === 'PENDING' &&
    typeof payBefore === 'string' &&
    Date.parse(payBefore) > Date.now()
  )
}

/** Returns the ids of the records that instructions of a transfer consist of: the payment, and what has no id of its own. */
export function transferRecords(records: Values, kept: readonly string[]): (id: string) => boolean {
  const open = kept.filter((id) => {
    const record = records[id]
    return isJsonRecord(record) && isOpenTransfer(record)
  })
  return (id) => open.some((payment) => id === payment || id.startsWith(`client:${payment}:`))
}
