import type { MutationResolvers } from '../../__generated__/resolverTypes.ts'
import { notice, userError } from '../../errors/userError.ts'
import { changeCustomer } from '../changeCustomer.ts'
import { emailChangeError } from './emailChangeError.ts'

/** Sends the link to the pending address again. Needs no password, since one was given for that address. */
export const resendEmailChange: NonNullable<MutationResolvers['resendEmailChange']> = (_root, { input }, context) =>
  changeCustomer(context, { mutation: 'resendEmailChange', input }, async ({ emailChange }) => {
    const { messageLanguage: language } = context
    if (emailChange === null) return { userErrors: [userError(language, 'EMAIL_CHANGE_NOT_FOUND')] }
    try {
      await context.upstream.call('emailChangeResend')
    } catch (error) {
      return { userErrors: [emailChangeError(language, error)] }
    }
    return { notices: [notice(language, 'EMAIL_CHANGE_REQUESTED', { email: emailChange.email })] }
  })
