import type { Notice, UserError } from '../__generated__/schemaTypes.ts'
import type { GraphContext } from '../app/context.ts'
import { readCustomer } from '../customers/customerClient.ts'
import { UpstreamRefusal } from '../errors/upstreamRefusal.ts'
import { userError } from '../errors/userError.ts'
import { answerOnce } from '../idempotency/answerOnce.ts'
import { type StepKey, stepKeys } from '../idempotency/stepKeys.ts'
import { readCompany } from './companyClient.ts'
import { companyRefusal } from './companyRefusal.ts'
import type { CompanyMapper } from './mappers.ts'

type Keyed = Readonly<{ clientMutationId?: string | null | undefined }>

/** Outcome of a change of a company: its refusals, or its notices. */
type CompanyChange =
  | Readonly<{ userErrors: readonly UserError[]; notices?: undefined }>
  | Readonly<{ userErrors?: undefined; notices: readonly Notice[] }>

type Outcome = Readonly<{
  company: CompanyMapper | null
  userErrors: readonly UserError[]
  notices: readonly Notice[]
}>

type Asked<Input> = Readonly<{ mutation: string; input: Input }>

/**
 * Changes the company of the signed-in customer, once per idempotency key. `run` receives the company before the change,
 * and may throw the platform's refusal. The payload holds the company after it.
 */
export function changeCompany<Input extends Keyed>(
  context: GraphContext,
  { mutation, input }: Asked<Input>,
  run: (company: CompanyMapper, key: StepKey) => Promise<CompanyChange>,
) {
  return answerOnce(context, {
    mutation,
    input,
    run: () => changeOwn(context, (company) => run(company, stepKeys(context, input.clientMutationId))),
    refuse: (reason): Outcome => ({ company: null, userErrors: [reason], notices: [] }),
  })
}

async function changeOwn(
  context: GraphContext,
  run: (company: CompanyMapper) => Promise<CompanyChange>,
): Promise<Outcome> {
  const { messageLanguage: language } = context
  const refused = (company: CompanyMapper | null, reasons: readonly UserError[]): Outcome => ({
    company,
    userErrors: reasons,
    notices: [],
  })
  const customer = await readCustomer(context)
  if (customer === null) return refused(null, [userError(language, 'SIGNED_OUT')])
  const company = await readCompany(context, customer.customerId)
  if (company === null) return refused(null, [userError(language, 'COMPANY_FORBIDDEN')])
  try {
    const { userErrors, notices } = await run(company)
    if (userErrors) return refused(company, userErrors)
    return { company: await readCompany(context, customer.customerId), userErrors: [], notices }
  } catch (error) {
    if (!(error instanceof UpstreamRefusal)) throw error
    return refused(company, [companyRefusal(language, error)])
  }
}
