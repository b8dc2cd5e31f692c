import { Compile } from 'typebox/compile'
import type { Kysely } from 'kysely'
import { readStore } from '../cart/cartQuery.ts'
import { fieldsOf } from '../parse/fields.ts'
import type { Schema } from '../database/schema.ts'
import type { App } from '../http/createApp.ts'
import { checksOwnBody } from '../http/checksOwnBody.ts'
import { success } from '../http/envelope.ts'
import { nestedRefusal } from '../http/nestedRefusal.ts'
import { PlatformError } from '../http/PlatformError.ts'
import { validationErrors } from '../http/validationErrors.ts'
import { storeAddresses } from './addressRepository.ts'
import { customerAnswer } from './customerAnswer.ts'
import { ProfileBody } from './customerBody.ts'
import { type CustomerRow, canonicalEmail, loadCustomer, updateProfile } from './customerRepository.ts'
import { checkEmailChange, startEmailChange } from './email/emailChange.ts'
import { emailRefusal, nestedEmailRefusal } from './email/emailRefusal.ts'
import { groupTokenOf } from './signIn/groupToken.ts'
import { requireCurrentPassword } from './password/requireCurrentPassword.ts'
import { requireBearer } from './signIn/sessions.ts'
import { TokenQuery, userTokenOf } from './signIn/userToken.ts'
import { lockCustomer } from './customerLocks.ts'

/** Attributes that a customer may change; the others belong to the shop. */
const OWN_ATTRIBUTES: readonly string[] = ['mothers_name']
const profileValidator = Compile(ProfileBody)
const tags = ['customers']

/** Registers the routes that read and change a customer's profile. `shopOrigin` is the origin of the links in mails. */
export function registerProfileRoutes(app: App, db: Kysely<Schema>, shopOrigin: string): void {
  const profile = async (customerId: number) => {
    const customer = await loadCustomer(db, customerId)
    const answer = await customerAnswer(db, customer)
    return success({ ...answer, groupToken: await groupTokenOf(db, answer) })
  }
  const reading = { tags, summary: 'Profile of the customer', querystring: TokenQuery }
  app.get('/api/user/me', { schema: reading }, async (request) => {
    const { customerId } = await requireBearer(db, userTokenOf(request), new Date())
    return profile(customerId)
  })
  const changing = {
    tags,
    summary: 'Change names and addresses, and request a change of the e-mail address',
    description: `\`addresses\` replaces all addresses: an address that is not in the list is deleted. Returns 500 with
a list of errors for an invalid body, and 500 with \`{ errorMessage, code }\` for an invalid token, as the contract
requires. A change of the e-mail address requires \`currentPassword\`; without it, the whole request is refused with
the \`reason\` \`password_required\`. The change is pending until the link in the mail to the new address is opened.
\`extension_attributes.email_change\` holds the pending address.`,
    querystring: TokenQuery,
    body: ProfileBody,
  }
  app.post('/api/user/me', { schema: changing, validatorCompiler: checksOwnBody }, async (request) => {
    const { customerId } = await requireBearer(db, userTokenOf(request), new Date()).catch(nestedRefusal)
    const { groupToken: _, ...customer } = fieldsOf(fieldsOf(request.body).customer)
    const body: unknown = { ...fieldsOf(request.body), customer }
    if (!profileValidator.Check(body)) throw new PlatformError(500, validationErrors(profileValidator, body))
    const [now, store] = [new Date(), readStore(request)]
    const { email } = body.customer
    const isMoving = canonicalEmail(email) !== (await loadCustomer(db, customerId)).email
    const moving = isMoving
      ? await requireMove(db, { customerId, email, password: body.currentPassword, now }).catch(asNested)
      : null
    await db.transaction().execute(async (transaction) => {
      const { firstname, lastname, addresses, custom_attributes: given = [] } = body.customer
      // Locked: a credit account that is linked meanwhile is an attribute, too.
      const known = fieldsOf((await lockCustomer(transaction, customerId)).custom_attributes)
      const changed = given.filter(({ attribute_code: code, value }) => (known[code] ?? null) !== value)
      const foreign = changed.find(({ attribute_code: code }) => !OWN_ATTRIBUTES.includes(code))
      if (foreign) throw new PlatformError(403, `${foreign.attribute_code} cannot be changed`)
      const entries = changed.map(({ attribute_code: code, value }) => [code, value] as const)
      const merged = Object.entries({ ...known, ...Object.fromEntries(entries) }).filter(([, value]) => value !== null)
      const customAttributes = Object.fromEntries(merged)
      await updateProfile(transaction, customerId, { firstname, lastname, customAttributes })
      if (moving)
        await startEmailChange(transaction, { customer: moving, email, store, shopOrigin, now }).catch(asNested)
      if (addresses !== undefined) await storeAddresses(transaction, customerId, addresses)
    })
    return profile(customerId)
  })
}

type Move = Readonly<{ customerId: number; email: string; password: string | undefined; now: Date }>

/**
 * @throws PlatformError with the reason why another address is refused: a session without the password is not enough.
 */
async function requireMove(db: Kysely<Schema>, { customerId, email, password, now }: Move): Promise<CustomerRow> {
  if (password === undefined) throw emailRefusal('password_required')
  const customer = await requireCurrentPassword(db, { customerId, password, now })
  await checkEmailChange(db, { customer, email, now })
  return customer
}

function asNested(error: unknown): never {
  throw nestedEmailRefusal(error)
}
