import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { App } from '../http/createApp.ts'
import { registerCompanyOrderRoutes } from './companyOrderRoutes.ts'
import { registerCompanyRoutes } from './companyRoutes.ts'
import { registerCompanyStatusRoutes } from './companyStatusRoutes.ts'
import { registerCompanyUserRoutes } from './companyUserRoutes.ts'

type CompanyParts = Readonly<{ shopOrigin: string; moderationKey: string | null }>

/** Registers the calls about companies; those of the shop's people only where there is a moderation key. */
export function registerCompanies(app: App, db: Kysely<Schema>, { shopOrigin, moderationKey }: CompanyParts): void {
  registerCompanyRoutes(app, db, shopOrigin)
  registerCompanyUserRoutes(app, db, shopOrigin)
  registerCompanyOrderRoutes(app, db)
  if (moderationKey !== null) registerCompanyStatusRoutes(app, db, { key: moderationKey, shopOrigin })
}
