import { Type } from 'typebox'
import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { PictureService } from '../../pictures/pictureService.ts'
import { StoreBody } from '../requestFields.ts'
import type { PersonalData } from '../secrets/personalData.ts'
import { type Application, type Credentials, lockDraft, saveApplication } from './applicationRepository.ts'
import type { GrantCredit } from './grantPort.ts'
import type { HomeCustomers } from './homeCustomer.ts'
import { CREDENTIAL_MAX_CHARACTERS } from './limits.ts'

/** Parts that applications are built of. */
export type ApplicationParts = Readonly<{
  db: Kysely<Schema>
  personalData: PersonalData
  /** Directory of encrypted files. */
  creditFileDirectory: string
  pictures: Pick<PictureService, 'redraw' | 'judge' | 'thumbnail'>
  /** Key of moderators, who read files; null turns that off. */
  moderationKey: string | null
  homeCustomers: HomeCustomers
  grantCredit: GrantCredit
  isDevelopment: boolean
  /** True decides an application when it is sent, in place of some business days later. */
  decidesAtOnce?: boolean
}>

/** Fields by which a body names its application. They stand in no address: those are logged. */
export const ApplicationBody = Type.Object({
  ...StoreBody.properties,
  solicitud: Type.String({ maxLength: CREDENTIAL_MAX_CHARACTERS, description: 'id of the application' }),
  clave: Type.String({ maxLength: CREDENTIAL_MAX_CHARACTERS, description: 'key of the application' }),
})

/** Explains the refusals that every call with a key of an application has. */
export const KEY_REFUSALS = `Returns 401 for a wrong \`solicitud\` or \`clave\`, 409 with the reason \`state\` where the
status of the application does not allow the call.`

type Changes = Omit<Parameters<typeof saveApplication>[2], 'id' | 'now'>
type Change<Answer> = (
  application: Application,
  transaction: Transaction<Schema>,
  now: Date,
) => Promise<Changes & Readonly<{ answer: Answer }>>

/**
 * Changes a draft under a lock of its row. `change` returns the parts to store, and the answer.
 * @throws PlatformError 401 or 409, and what `change` throws: then nothing is stored.
 */
export async function changeDraft<Answer>(
  { db, personalData }: Pick<ApplicationParts, 'db' | 'personalData'>,
  credentials: Credentials,
  change: Change<Answer>,
): Promise<Answer> {
  return db.transaction().execute(async (transaction) => {
    const application = await lockDraft(transaction, personalData, credentials)
    const now = new Date()
    const { answer, ...changes } = await change(application, transaction, now)
    await saveApplication(transaction, personalData, { id: application.row.id, now, ...changes })
    return answer
  })
}
