import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { App } from '../http/createApp.ts'
import { registerAddressRoutes } from './addressRoutes.ts'
import { registerAttributeRoutes } from './attributeRoutes.ts'
import { registerEmailRoutes } from './email/emailRoutes.ts'
import { registerPasswordRoutes } from './password/passwordRoutes.ts'
import { registerProfileRoutes } from './profileRoutes.ts'
import { registerSessionRoutes } from './signIn/sessionRoutes.ts'
import { registerSignInRoutes } from './signIn/signInRoutes.ts'

/** Accounts. `shopOrigin` is where the links of their mails lead. */
export function registerCustomerRoutes(app: App, db: Kysely<Schema>, shopOrigin: string): void {
  registerSignInRoutes(app, db)
  registerSessionRoutes(app, db)
  registerProfileRoutes(app, db, shopOrigin)
  registerEmailRoutes(app, db, shopOrigin)
  registerAddressRoutes(app, db)
  registerPasswordRoutes(app, db, shopOrigin)
  registerAttributeRoutes(app)
}
