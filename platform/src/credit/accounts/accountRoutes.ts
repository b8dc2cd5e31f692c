import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { App } from '../../http/createApp.ts'
import type { PersonalData } from '../secrets/personalData.ts'
import { registerAccountSessionRoutes } from './sessionRoutes.ts'
import { registerAccountSignInRoutes } from './signInRoutes.ts'

/** Routes of credit accounts: look-up, proof, sessions, and links to customers. */
export function registerCreditAccountRoutes(app: App, db: Kysely<Schema>, personalData: PersonalData): void {
  registerAccountSignInRoutes(app, db, personalData)
  registerAccountSessionRoutes(app, db, personalData)
}
