import type { WalletEntryKind } from '../__generated__/resolverTypes.ts'
import type { Page } from '../graph/connection.ts'

/** Whose wallet it is, by the platform's number of the session's own customer. */
export type WalletMapper = Readonly<{ customerId: string }>

export type WalletEntryMapper = Readonly<{
  entryId: string
  storeCode: string
  currencyCode: string
  kind: WalletEntryKind
  amount: number
  balance: number | null
  bookedAt: string
  reason: string | null
  orderNumber: string | null
  returnNumber: string | null
}>

/** A page of what went in and out. */
export type WalletEntryConnectionMapper = Page<WalletEntryMapper>
