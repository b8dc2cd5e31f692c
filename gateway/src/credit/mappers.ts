import type {
  CreditAccountStatus,
  CreditApplication,
  CreditInvoice,
  CreditPayment,
  CreditPaymentLine,
  CreditTerms,
  PostcodeCredit,
  Store,
} from '../__generated__/schemaTypes.ts'
import type { Page } from '../graph/connection.ts'

/** Parent value of `StoreCredit`: each of its fields has a call of its own. */
export type StoreCreditMapper = Readonly<{ storeCode: Store['code'] }>

/** Parent value of `CreditTerms`: the legal line has a call of its own. */
export type CreditTermsMapper = Omit<CreditTerms, '__typename' | 'legend'>

/** Parent value of `PostcodeCredit`: suburbs have a call of their own. */
export type PostcodeCreditMapper = Omit<PostcodeCredit, '__typename' | 'suburbs'> & Readonly<{ postcode: string }>

/** Reader of an account: the session in which it was proven, or the customer to whom it is linked. */
export type CreditReader = 'session' | 'customer'

/** A credit account. Its amounts and credits have a call of their own. */
export type CreditAccountMapper = Readonly<{
  __typename: 'CreditAccount'
  storeCode: string
  /** Whole if the account is proven, else masked. */
  number: string
  holder: string | null
  isProven: boolean
  status: CreditAccountStatus | null
  reader: CreditReader
  /** Customer to whom a proven account is linked; null if that was not asked. */
  customerId: string | null
  /** The platform's id of the account, which does not reveal its number; null for a platform without one. */
  publicId: string | null
  /** True if the session has proven another account with the same masked number: their ids must differ. */
  hasNamesake: boolean
}>

/** A credit of an account. Its payments and its offer have a call of their own. */
export type CreditInvoiceMapper = Omit<
  CreditInvoice,
  '__typename' | 'id' | 'instalments' | 'offer' | 'orderId' | 'paysByTransfer'
> &
  Readonly<{
    __typename: 'CreditInvoice'
    storeCode: string
    reader: CreditReader
    /** The platform's number of the sales channel; null if unknown. */
    channel: number | null
    /** Null if the platform does not say it of the credit: then its channel decides. */
    paysByTransfer: boolean | null
  }>

/** Part of a payment. Its credit has a call of its own, which all parts share. */
export type CreditPaymentLineMapper = Omit<CreditPaymentLine, '__typename' | 'invoice'> &
  Readonly<{ reader: CreditReader }>

/** A payment of credits, as plain data: replies are stored under their idempotency key. */
export type CreditPaymentMapper = Omit<CreditPayment, '__typename' | 'id' | 'lines'> &
  Readonly<{
    __typename: 'CreditPayment'
    storeCode: string
    paymentId: string
    lines: readonly CreditPaymentLineMapper[]
  }>

/** A credit application, as far as its reader may see it. */
export type CreditApplicationMapper = Omit<CreditApplication, '__typename' | 'id'> &
  Readonly<{
    __typename: 'CreditApplication'
    storeCode: string
    /** Id of the start in the session, of an application that the platform has not opened yet; else null. */
    startId: string | null
  }>

/** Page of the credit applications of a customer. */
export type CreditApplicationConnectionMapper = Page<CreditApplicationMapper>
