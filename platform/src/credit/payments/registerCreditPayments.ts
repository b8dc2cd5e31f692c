import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { App } from '../../http/createApp.ts'
import type { PersonalData } from '../secrets/personalData.ts'
import { registerCreditBankRoutes } from './bankRoutes.ts'
import { registerCreditCardPages } from './cardPageRoutes.ts'
import { registerCreditPaymentRoutes } from './paymentRoutes.ts'

export type CreditPaymentParts = Readonly<{
  db: Kysely<Schema>
  personalData: PersonalData
  /** Origin of the storefront, to which a payment page redirects. */
  shopOrigin: string
  /** Origin of the pages for card payments; null where cards are not accepted. */
  paymentOrigin: string | null
  /** Hours between the arrival of a transfer and its booking, for the mail with its instructions. */
  speiProcessingHours?: number | undefined
  isDevelopment: boolean
}>

/** Registers the routes of payments of credits: cards and transfers, and in development the provider and the bank. */
export function registerCreditPayments(app: App, parts: CreditPaymentParts): void {
  const { db, personalData, shopOrigin, paymentOrigin, isDevelopment } = parts
  registerCreditPaymentRoutes(app, parts)
  if (paymentOrigin !== null) registerCreditCardPages(app, db, { personalData, shopOrigin, paymentOrigin })
  if (isDevelopment) registerCreditBankRoutes(app, db, personalData)
}
