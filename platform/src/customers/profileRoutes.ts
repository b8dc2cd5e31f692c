import { Compile } from 'typebox/compile'
import type { Kysely } from 'kysely'
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
import { loadCustomer, updateProfile } from './customerRepository.ts'
import { groupTokenOf } from './groupToken.ts'
import { requireBearer } from './sessions.ts'
import { TokenQuery, userTokenOf } from './userToken.ts'

/** What a customer may say of themselves; other attributes are the shop's. */
const OWN_ATTRIBUTES: readonly string[] = ['mothers_name']
const profileValidator = Compile(ProfileBody)
const tags = ['customers']

/** What a customer is to the shop: read, and what may change of it. */
export function registerProfileRoutes(app: App, db: Kysely<Schema>): void {
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
    summary: 'Change names, e-mail address, addresses',
    description: `Where \`addresses\` stands it is all of them: one that is left out goes. Errors of the body come as a list, with 500, and
an invalid token as \`{ errorMessage, code }\`, with 500, as callers of this contract know it.`,
    querystring: TokenQuery,
    body: ProfileBody,
  }
  app.post('/api/user/me', { schema: changing, validatorCompiler: checksOwnBody }, async (request) => {
    const { customerId } = await requireBearer(db, userTokenOf(request), new Date()).catch(nestedRefusal)
    const { groupToken: _, ...customer } = fieldsOf(fieldsOf(request.body).customer)
    const body: unknown = { ...fieldsOf(request.body), customer }
    if (!profileValidator.Check(body)) throw new PlatformError(500, validationErrors(profileValidator, body))
    await db.transaction().execute(async (transaction) => {
      const { email, firstname, lastname, addresses, custom_attributes: given = [] } = body.customer
      const known = fieldsOf((await loadCustomer(transaction, customerId)).custom_attributes)
      const changed = given.filter(({ attribute_code: code, value }) => (known[code] ?? null) !== value)
      const foreign = changed.find(({ attribute_code: code }) => !OWN_ATTRIBUTES.includes(code))
      if (foreign) throw new PlatformError(403, `${foreign.attribute_code} cannot be changed`)
      const entries = changed.map(({ attribute_code: code, value }) => [code, value] as const)
      const merged = Object.entries({ ...known, ...Object.fromEntries(entries) }).filter(([, value]) => value !== null)
      const customAttributes = Object.fromEntries(merged)
      await updateProfile(transaction, customerId, { email, firstname, lastname, customAttributes }).catch(
        nestedRefusal,
      )
      if (addresses !== undefined) await storeAddresses(transaction, customerId, addresses)
    })
    return profile(customerId)
  })
}
