import type { MutationResolvers } from '../../__generated__/resolverTypes.ts'
import { notice, userError } from '../../errors/userError.ts'
import { changeCustomer } from '../changeCustomer.ts'
import { emailChangeError } from './emailChangeError.ts'

/** Mails the link to the address that waits again. No password: it goes nowhere that one was not given for. */
export const resendEmailChange: NonNullable<MutationResolvers['resendEmailChange']> = (_root, { input }, context) =>
  changeCustomer(context, { mutation: 'resendEmailChange', input }, async ({ emailChange }) => {
    const { language } = context.store
    if (emailChange === null) return { userErrors: [userError(language, 'EMAIL_CHANGE_NOT_FOUND')] }
    try {
      await context.upstream.call('emailChangeResend')
    } catch (error) {
      return { userErrors: [emailChangeError(language, error)] }
    }
    return { notices: [notice(language, 'EMAIL_CHANGE_REQUESTED', { email: emailChange.email })] }
  })
