import type { MutationResolvers } from '../__generated__/resolverTypes.ts'
import { changeCustomer } from '../customers/changeCustomer.ts'
import { notice } from '../errors/userError.ts'
import { unsubscribe } from './newsletterClient.ts'

/** Unsubscribes the address of the open account; the input cannot name another one. */
export const unsubscribeFromNewsletter: NonNullable<MutationResolvers['unsubscribeFromNewsletter']> = (
  _root,
  { input },
  context,
) =>
  changeCustomer(context, { mutation: 'unsubscribeFromNewsletter', input }, async ({ email }) => {
    await unsubscribe(context, email)
    return { notices: [notice(context.messageLanguage, 'NEWSLETTER_UNSUBSCRIBED', { email })] }
  })
