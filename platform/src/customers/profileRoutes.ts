import { Compile } from 'typebox/compile'
import type { Kysely } from 'kysely'
import { readStore } from '../cart/cartQuery.ts'
import { fieldsOf } from '../catalogue/fields.ts'
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
import { groupTokenOf } from './groupToken.ts'
import { requireCurrentPassword } from './requireCurrentPassword.ts'
import { requireBearer } from './sessions.ts'
import { TokenQuery, userTokenOf } from './userToken.ts'

/** What a customer may say of themselves; other attributes are the shop's. */
const OWN_ATTRIBUTES: readonly string[] = ['mothers_name']
const profileValidator = Compile(ProfileBody)
const tags = ['customers']

/** What a customer is to the shop: read, and what may change of it. `shopOrigin` is where the links of mails lead. */
export function registerProfileRoutes(app: App, db: Kysely<Schema>, shopOrigin: string): void {
  const profile = async (customerId: number) => {
    const customer = await loadCustomer(db, customerId)
    return success({ ...(await customerAnswer(db, customer)), groupToken: await groupTokenOf(db, customer) })
  }
  const reading = { tags, summary: 'The customer of this token', querystring: TokenQuery }
  app.get('/api/user/me', { schema: reading }, async (request) => {
    const { customerId } = await requireBearer(db, userTokenOf(request), new Date())
    return profile(customerId)
  })
  const changing = {
    tags,
    summary: 'Change names and addresses, and ask for another e-mail address',
    description: `Where \`addresses\` stands it is all of them: one that is left out goes. Errors of the body come as a list, with 500, and
an invalid token as \`{ errorMessage, code }\`, with 500, as callers of this contract know it. Another e-mail address than the
present one needs \`currentPassword\`, or all of it is refused with the \`reason\` \`password_required\`. It is the account's once
the link was opened that is mailed to it; until then it stands in \`extension_attributes.email_change\`.`,
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
      const known = fieldsOf((await loadCustomer(transaction, customerId)).custom_attributes)
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

/** @throws PlatformError that says why another address may not be asked for: with the session alone nobody may. */
async function requireMove(db: Kysely<Schema>, { customerId, email, password, now }: Move): Promise<CustomerRow> {
  if (password === undefined) throw emailRefusal('password_required')
  const customer = await requireCurrentPassword(db, { customerId, password, now })
  await checkEmailChange(db, { customer, email, now })
  return customer
}

function asNested(error: unknown): never {
  throw nestedEmailRefusal(error)
}
