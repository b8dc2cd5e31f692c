import type { MutationResolvers } from '../../__generated__/resolverTypes.ts'
import { notice } from '../../errors/userError.ts'
import { changeCustomer } from '../changeCustomer.ts'
import { emailChangeError } from './emailChangeError.ts'

/** Cancels the pending e-mail change. */
export const cancelEmailChange: NonNullable<MutationResolvers['cancelEmailChange']> = (_root, { input }, context) =>
  changeCustomer(context, { mutation: 'cancelEmailChange', input }, async ({ emailChange }) => {
    const { messageLanguage: language } = context
    const notices = [notice(language, 'EMAIL_CHANGE_CANCELED')]
    if (emailChange === null) return { notices }
    try {
      await context.upstream.call('emailChangeCancel')
      return { notices }
    } catch (error) {
      return { userErrors: [emailChangeError(language, error)] }
    }
  })
