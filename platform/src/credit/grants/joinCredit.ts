import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { App } from '../../http/createApp.ts'
import type { ApplicationParts } from '../applications/applicationParts.ts'
import { watchApplications } from '../applications/decision/watchApplications.ts'
import { watchCreditPayments } from '../payments/watchCreditPayments.ts'
import type { PersonalData } from '../secrets/personalData.ts'
import { createGrant } from './createGrant.ts'
import { createHomeCustomers } from './createHomeCustomers.ts'

type Given = Omit<ApplicationParts, 'db' | 'personalData' | 'pictures' | 'homeCustomers' | 'grantCredit'> &
  Readonly<{
    personalData: PersonalData | null
    /** Origin of the pages for card payments; null where cards are not accepted. */
    paymentOrigin: string | null
  }>

/** Returns the parts of credit applications, joined with credit accounts; null without a key for personal data. */
export function joinCredit(
  { personalData, ...given }: Given,
  { db, pictures }: Readonly<{ db: Kysely<Schema>; pictures: ApplicationParts['pictures'] }>,
): ApplicationParts | null {
  if (personalData === null) return null
  const grantCredit = createGrant(personalData, given.paymentOrigin)
  const joined = { homeCustomers: createHomeCustomers(personalData), grantCredit }
  const { creditFileDirectory, moderationKey, isDevelopment, decidesAtOnce = false } = given
  return { db, personalData, creditFileDirectory, pictures, moderationKey, isDevelopment, decidesAtOnce, ...joined }
}

/** Works on applications and books payments, at once and then every minute. Returns a function that stops both. */
export function watchCredit(
  parts: ApplicationParts | null,
  { log }: App,
  speiProcessingHours: number | undefined,
): () => Promise<void> {
  if (parts === null) return () => Promise.resolve()
  const closeApplications = watchApplications(parts, log)
  const closePayments = watchCreditPayments({ ...parts, log, speiProcessingHours })
  return async () => {
    await closeApplications()
    await closePayments()
  }
}
