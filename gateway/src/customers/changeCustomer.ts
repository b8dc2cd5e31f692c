import type { Notice, UserError } from '../__generated__/schemaTypes.ts'
import { refusalError } from '../errors/refusalError.ts'
import { userError } from '../errors/userError.ts'
import type { GraphContext } from '../app/context.ts'
import { answerOnce } from '../idempotency/answerOnce.ts'
import { UpstreamRefusal } from '../errors/upstreamRefusal.ts'
import { readCustomer } from './customerClient.ts'
import type { CustomerMapper } from './mappers.ts'

/** Outcome of an account change: its refusals, or its notices. */
export type CustomerChange =
  | Readonly<{ userErrors: readonly UserError[]; notices?: undefined }>
  | Readonly<{ userErrors?: undefined; notices: readonly Notice[] }>

type Outcome = Readonly<{
  customer: CustomerMapper | null
  userErrors: readonly UserError[]
  notices: readonly Notice[]
}>

type Asked<Input> = Readonly<{ mutation: string; input: Input }>
type Keyed = Readonly<{ clientMutationId?: string | null | undefined }>

/**
 * Changes the open account, once per idempotency key. `run` receives the customer before the change, and may throw the
 * platform's refusal. The payload holds the customer after it.
 */
export function changeCustomer<Input extends Keyed>(
  context: GraphContext,
  { mutation, input }: Asked<Input>,
  run: (customer: CustomerMapper) => Promise<CustomerChange>,
) {
  return answerOnce(context, {
    mutation,
    input,
    run: () => changeOpen(context, run),
    refuse: async (reason) => ({ customer: await readCustomer(context), userErrors: [reason], notices: [] }),
  })
}

async function changeOpen(
  context: GraphContext,
  run: (customer: CustomerMapper) => Promise<CustomerChange>,
): Promise<Outcome> {
  const { messageLanguage: language } = context
  const customer = await readCustomer(context)
  if (!customer) return { customer, userErrors: [userError(language, 'SIGNED_OUT')], notices: [] }
  try {
    const { userErrors, notices } = await run(customer)
    if (userErrors) return { customer, userErrors, notices: [] }
    return { customer: await readCustomer(context), userErrors: [], notices }
  } catch (error) {
    if (!(error instanceof UpstreamRefusal)) throw error
    return { customer, userErrors: [refusalError(language, error)], notices: [] }
  }
}
