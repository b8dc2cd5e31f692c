import { Type } from 'typebox'
import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { App } from '../../http/createApp.ts'
import { success } from '../../http/envelope.ts'
import { StoreQuery } from '../requestFields.ts'
import { refuseOtherStores, requireCreditStore } from '../requireCreditStore.ts'
import type { PersonalData } from '../secrets/personalData.ts'
import { accountProfile } from './accountProfile.ts'
import { sendAccountCode } from './accountCodes.ts'
import { unknownClient } from './accountRefusal.ts'
import { findAccount } from './accountRepository.ts'
import { AccountBody, NumberField, forbidCaching, requireAccountNumber } from './accountRequest.ts'
import { ADDRESS_HEADER, SESSION_HEADER, callerOf, callerSubjects } from '../callers/caller.ts'
import { countTry } from '../callers/countTry.ts'
import { maskedHolder, maskedTelephone, openHolder } from './holder.ts'
import { CODE_TRIES_MAX } from '../limits.ts'
import { LOOK_UPS_MAX, PIN_LOCK_MINUTES, PIN_MAX_CHARACTERS, PIN_TRIES_MAX } from './limits.ts'
import { signInByCode, signInByPin } from './signIn.ts'

const tags = ['credit']
const CALLERS = `A gateway names the network address and the session of the shopper in the headers \`${ADDRESS_HEADER}\` and
\`${SESSION_HEADER}\`; both are counted.`
const LOOK_UP = `Initials, and four digits of the telephone. At most ${LOOK_UPS_MAX} look-ups in ${PIN_LOCK_MINUTES} minutes
from one network address. ${CALLERS}`
const RESEND = `Writes an SMS to the outbox. A temporary refusal returns 429 with \`until\`: \`wait\` after an SMS, \`day\` at the
limit of a day, \`attempts\` after too many requests. ${CALLERS}`
const CODE = `The code of the last SMS proves the account for a session, once. \`nuevo_nip\` sets a new PIN, which ends all
other sessions and locks; a refused one (reason \`pin\`, \`fault\` \`short\` or \`easy\`) does not use up the code. After
${CODE_TRIES_MAX} wrong codes returns 429 \`attempts\`. ${CALLERS}`
const LOGIN = `Begins a session; its token goes into the header \`X-Credit-Token\`. A wrong PIN and an unknown account return 400
\`pin\` with the tries that are \`left\`. After ${PIN_TRIES_MAX} wrong ones returns 429 \`locked\` with \`until\`, which is
null when a new PIN has to be set by SMS, or \`attempts\` for the network address or session. ${CALLERS}`

const LookUpQuery = Type.Object({ ...StoreQuery.properties, accountNumber: NumberField })
const PinField = Type.String({ maxLength: PIN_MAX_CHARACTERS })
const LoginBody = Type.Object({ ...AccountBody.properties, nip: PinField })
const CodeBody = Type.Object({ ...LoginBody.properties, nuevo_nip: Type.Optional(PinField) })

/** Routes that find an account and prove its holder: look-up, code by SMS, PIN. */
export function registerAccountSignInRoutes(app: App, db: Kysely<Schema>, personalData: PersonalData): void {
  const hooks = { onRequest: forbidCaching, preValidation: refuseOtherStores }
  const parts = { db, personalData }
  const lookUp = { tags, summary: 'Find an account, masked', description: LOOK_UP, querystring: LookUpQuery }
  // The number is in the address: requests of this route are not logged.
  app.get('/api/ext/account', { schema: lookUp, ...hooks, logLevel: 'warn' }, async (request) => {
    const number = requireAccountNumber(request.query.accountNumber, 'accountNumber')
    const caller = callerOf(request, personalData)
    const subjects = callerSubjects('credit-look-up', caller)
    await countTry(db, { subjects, maxTries: LOOK_UPS_MAX, now: new Date() })
    const account = await findAccount(db, number)
    if (account === null) throw unknownClient()
    return success(maskedHolder(openHolder(personalData, account.sealed)))
  })
  const resend = { tags, summary: 'Send a code to the holder of an account', description: RESEND, body: AccountBody }
  app.post('/api/ext/resend_client_nip', { schema: resend, ...hooks }, async (request) => {
    const number = requireAccountNumber(request.body.cuenta, 'cuenta')
    const [caller, now] = [callerOf(request, personalData), new Date()]
    await countTry(db, { subjects: callerSubjects('credit-resend', caller), maxTries: LOOK_UPS_MAX, now })
    const account = await findAccount(db, number)
    if (account === null) throw unknownClient()
    const sending = { personalData, store: requireCreditStore(request), caller, now }
    const resendAt = await db.transaction().execute((inside) => sendAccountCode(inside, account, sending))
    const { telephone } = openHolder(personalData, account.sealed)
    return success({ resend_at: resendAt.toISOString(), telefono: maskedTelephone(telephone) })
  })
  const code = { tags, summary: 'Prove an account by its code, and set a PIN', description: CODE, body: CodeBody }
  app.post('/api/ext/validate_client_nip', { schema: code, ...hooks }, async (request) => {
    const { cuenta, nip, nuevo_nip: newPin = null } = request.body
    const number = requireAccountNumber(cuenta, 'cuenta')
    const attempt = { number, code: nip, newPin, caller: callerOf(request, personalData), now: new Date() }
    const proven = await signInByCode(parts, attempt)
    return success({ ...proven.session, cuenta: accountProfile(proven.account, personalData) })
  })
  const login = { tags, summary: 'Prove an account by its PIN', description: LOGIN, body: LoginBody }
  app.post('/api/ext/credit_login', { schema: login, ...hooks }, async (request) => {
    const number = requireAccountNumber(request.body.cuenta, 'cuenta')
    const attempt = { number, pin: request.body.nip, caller: callerOf(request, personalData), now: new Date() }
    const proven = await signInByPin(parts, attempt)
    return success({ ...proven.session, ...accountProfile(proven.account, personalData) })
  })
}
