import type { Transaction } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { CreditProductCode, Frequency } from '../products.ts'
import type { PersonalFields } from './personalFields.ts'

/** An approved application, with all that opening its account and its invoice needs. */
export type Granted = Readonly<{
  applicationId: string
  kind: CreditProductCode
  customerKind: 'NUEVO' | 'CASA'
  storeCode: string
  /** Customer of the shop; null for a guest. */
  customerId: number | null
  /** Account of a customer of the house; null for a new one. */
  accountId: number | null
  orderNumber: string | null
  /** Moment of the grant: what starts with it starts on its day. */
  now: Date
  /** Amount approved in pesos, two decimals. */
  approved: string
  /** Null for a line of credit that nothing is bought on yet. */
  terms: Readonly<{ months: number; frequency: Frequency }> | null
  /** Code of the life insurance; null without one. */
  insurance: string | null
  /** Names, CURP, confirmed telephone, address, beneficiaries and deposit. */
  personal: PersonalFields
}>

/**
 * Grants an approved credit: opens the account of a new person, sends its PIN, opens the invoice. Runs in the transaction
 * that makes the application ACTIVE. Returns null where nothing can be granted now: the application stays APPROVED, and
 * is granted at a later try.
 */
export type GrantCredit = (
  application: Granted,
  transaction: Transaction<Schema>,
) => Promise<{ accountNumber: string } | null>
