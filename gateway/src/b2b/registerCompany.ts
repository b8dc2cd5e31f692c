import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { isCompanyStore } from '@hogar/schema/companyStore.ts'
import type { MutationResolvers } from '../__generated__/resolverTypes.ts'
import type { RegisterCompanyInput, UserError } from '../__generated__/schemaTypes.ts'
import type { GraphContext } from '../app/context.ts'
import { checkAccount } from '../customers/checkAccount.ts'
import { readCustomer } from '../customers/customerClient.ts'
import type { CustomerMapper } from '../customers/mappers.ts'
import { UpstreamFailure } from '../errors/upstreamFailure.ts'
import { UpstreamRefusal } from '../errors/upstreamRefusal.ts'
import { notice, userError } from '../errors/userError.ts'
import { answerOnce } from '../idempotency/answerOnce.ts'
import { type StepKey, stepKeys } from '../idempotency/stepKeys.ts'
import { runAction } from '../limits/runAction.ts'
import { checkCompany, checkJobTitle, type CheckedCompany } from './checkCompany.ts'
import { companyBody, companyCustomerBody } from './companyBody.ts'
import { readCompany, readRegionId } from './companyClient.ts'
import { companyRefusal } from './companyRefusal.ts'
import { findFounder, keepFounder } from './founder.ts'
import { REGISTRATIONS_MAX, REGISTRATIONS_WINDOW_MS } from './limits.ts'

const REGISTRATIONS = {
  action: 'register-company',
  maxTimes: REGISTRATIONS_MAX,
  windowMs: REGISTRATIONS_WINDOW_MS,
}
const CONFLICT_STATUS = 409

const refused = (customer: CustomerMapper | null, userErrors: readonly UserError[]) => ({
  customer,
  company: null,
  userErrors,
  notices: [],
})

/** Registers a company: of the signed-in customer, or with an account that is created first. */
export const registerCompany: NonNullable<MutationResolvers['registerCompany']> = (_root, { input }, context) =>
  answerOnce(context, {
    mutation: 'registerCompany',
    input,
    run: () => register(context, input),
    refuse: async (reason) => refused(await readCustomer(context), [reason]),
  })

async function register(context: GraphContext, input: RegisterCompanyInput) {
  const { store, messageLanguage: language } = context
  const customer = await readCustomer(context)
  if (!isCompanyStore(store)) return refused(customer, [userError(language, 'COMPANY_FORBIDDEN')])
  const { email, firstName, lastName, mothersName, jobTitle } = input
  const { company, userErrors = [] } = checkCompany(language, input.company)
  const person = customer === null ? { email, firstName, lastName, mothersName: mothersName ?? '' } : {}
  const faults = [...checkAccount(language, person), ...checkJobTitle(language, jobTitle), ...userErrors]
  if (faults.length > 0 || company === undefined) return refused(customer, faults)
  if (customer !== null && (await hasOther(context, customer, company))) {
    return refused(customer, [userError(language, 'COMPANY_USER_KNOWN')])
  }
  const save = async (): Promise<UserError | null> => {
    const key = stepKeys(context, input.clientMutationId ?? randomUUID())
    const customerId = customer?.customerId ?? (await createFounder(context, input, key))
    await saveCompany(context, company, { customerId, key })
    return null
  }
  try {
    const tooMany = await runAction(context, REGISTRATIONS, { run: save, refuse: (reason): UserError | null => reason })
    if (tooMany !== null) return refused(customer, [tooMany])
    const words = { name: company.name, email: customer?.email ?? email }
    return {
      customer: customer && (await readCustomer(context)),
      company: customer && (await readCompany(context, customer.customerId)),
      userErrors: [],
      notices: [notice(language, customer === null ? 'COMPANY_REGISTERED' : 'COMPANY_ADDED', words)],
    }
  } catch (error) {
    if (!(error instanceof UpstreamRefusal)) throw error
    return refused(customer, [registrationRefusal(context, error)])
  }
}

/**
 * Returns true if the customer is in another company, which the platform would overwrite. The same one is a registration
 * whose reply was lost.
 */
async function hasOther(
  context: GraphContext,
  { customerId }: CustomerMapper,
  { taxId }: CheckedCompany,
): Promise<boolean> {
  const known = await readCompany(context, customerId)
  return known !== null && known.taxId !== taxId
}

/** Platforms that name no reason answer a conflict of the customer with the e-mail address, of the company with the RFC. */
function registrationRefusal({ messageLanguage: language }: GraphContext, error: UpstreamRefusal): UserError {
  const known = companyRefusal(language, error)
  if (known.code !== 'REFUSED' || error.status !== CONFLICT_STATUS) return known
  return error.endpoint === 'companyCustomer'
    ? userError(language, 'EMAIL_TAKEN', { field: ['email'] })
    : userError(language, 'COMPANY_TAX_ID_TAKEN', { field: ['company', 'taxId'] })
}

const createdSchema = v.object({ id: v.pipe(v.union([v.string(), v.number()]), v.transform(String)) })

/** Creates the account of a guest. A registration whose company was refused continues with the account that it made. */
async function createFounder(context: GraphContext, input: RegisterCompanyInput, key: StepKey): Promise<string> {
  const known = await findFounder(context, input.email)
  if (known !== null) return known
  const body = companyCustomerBody(input)
  const idempotencyKey = key('customer')
  const result = await context.upstream.call('companyCustomer', { body, ...(idempotencyKey && { idempotencyKey }) })
  const created = v.safeParse(createdSchema, result)
  if (!created.success)
    throw new UpstreamFailure({ kind: 'invalid', endpoint: 'companyCustomer', detail: 'the customer has no id' })
  await keepFounder(context, { email: input.email, customerId: created.output.id })
  return created.output.id
}

type Saving = Readonly<{ customerId: string; key: StepKey }>

/** Sends the data of a company. */
export async function saveCompany(
  context: GraphContext,
  company: CheckedCompany,
  { customerId, key }: Saving,
): Promise<void> {
  const regionId = await readRegionId(context, company.regionCode)
  const idempotencyKey = key('company')
  await context.upstream.call('companySave', {
    path: { userId: customerId },
    body: companyBody(company, { customerId, regionId }),
    ...(idempotencyKey && { idempotencyKey }),
  })
}
