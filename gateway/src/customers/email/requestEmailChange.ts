import type { MutationResolvers } from '../../__generated__/resolverTypes.ts'
import type { UserError } from '../../__generated__/schemaTypes.ts'
import { invalidField, notice, userError } from '../../errors/userError.ts'
import type { GraphContext } from '../../app/context.ts'
import { attemptCurrentPassword } from '../password/attemptCurrentPassword.ts'
import { checkAccount } from '../checkAccount.ts'
import { readCustomer } from '../customerClient.ts'
import type { CustomerMapper } from '../mappers.ts'
import { emailChangeError } from './emailChangeError.ts'

/**
 * Requests a change of the e-mail address. Requires the password: with a stolen session alone, an attacker could
 * redirect password resets to their own address. The platform verifies the password.
 */
export const requestEmailChange: NonNullable<MutationResolvers['requestEmailChange']> = async (
  _root,
  { input },
  context,
) => {
  const { email } = input
  const customer = await readCustomer(context)
  const reason = await refuse(customer, input, context)
  const clientMutationId = input.clientMutationId ?? null
  if (reason !== null) return { customer, userErrors: [reason], notices: [], clientMutationId }
  return {
    customer: await readCustomer(context),
    userErrors: [],
    notices: [notice(context.messageLanguage, 'EMAIL_CHANGE_REQUESTED', { email })],
    clientMutationId,
  }
}

type Wish = Readonly<{ email: string; currentPassword: string }>

/** Requests the change on the platform. Returns null if it is pending, else the refusal. */
async function refuse(
  customer: CustomerMapper | null,
  { email, currentPassword }: Wish,
  context: GraphContext,
): Promise<UserError | null> {
  const { messageLanguage: language } = context
  if (!customer) return userError(language, 'SIGNED_OUT')
  const [fault] = checkAccount(language, { email })
  if (fault) return fault
  if (currentPassword === '') return invalidField(language, 'FIELD_REQUIRED', { field: ['currentPassword'] })
  return attemptCurrentPassword(context, customer, () => request(context, { email, currentPassword }))
}

async function request({ upstream, messageLanguage: language }: GraphContext, wish: Wish): Promise<UserError | null> {
  try {
    await upstream.call('emailChangeRequest', { body: wish })
    return null
  } catch (error) {
    return emailChangeError(language, error)
  }
}
