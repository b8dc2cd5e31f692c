import type { WalletEntryKind } from '../__generated__/schemaTypes.ts'
import type { Page } from '../graph/connection.ts'

/** Wallet of the session's customer, by the platform's number. */
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

/** Page of wallet entries. */
export type WalletEntryConnectionMapper = Page<WalletEntryMapper>
