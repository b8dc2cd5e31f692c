import type Big from 'big.js'
import type { Database } from '../../database/schema.ts'
import type { Applicant, ApplicantAddress } from './personalFields.ts'

/** A customer with a credit account. */
export type HomeCustomer = Readonly<{
  accountId: number
  /** Never part of an answer. */
  person: Applicant
  /** Null where the account has none. */
  address: ApplicantAddress | null
  /** Line of credit, and the part of it that is free, in pesos. */
  line: Big
  free: Big
  /** Days since the due day of the payment that is late longest; 0 without one. */
  daysLate: number
}>

/** Accounts of customers of the house, as applications need them. */
export type HomeCustomers = Readonly<{
  /** Returns the holder whom the credit token of a call proves; null without a valid token. */
  proven: (db: Database, creditToken: string | null, now: Date) => Promise<HomeCustomer | null>
  /** Returns the holder of an account; null for an unknown one. */
  byAccount: (db: Database, accountId: number, now: Date) => Promise<HomeCustomer | null>
  /** Returns the holder with a CURP, who may apply as a new customer; null where the person has no account. */
  byCurp: (db: Database, curp: string, now: Date) => Promise<HomeCustomer | null>
}>
