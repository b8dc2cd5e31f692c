import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { App } from '../http/createApp.ts'
import { registerAddressRoutes } from './addressRoutes.ts'
import { registerBankRoutes } from './bankRoutes.ts'
import { registerInsuranceRoutes } from './insuranceRoutes.ts'
import { type CreditService, registerOfferRoutes } from './offerRoutes.ts'

/** Public routes of credit: offers, insurances, banks and addresses. Stores that give no credit answer 404. */
export function registerCreditRoutes(app: App, db: Kysely<Schema>, service: CreditService): void {
  registerOfferRoutes(app, db, service)
  registerInsuranceRoutes(app)
  registerBankRoutes(app)
  registerAddressRoutes(app)
}
