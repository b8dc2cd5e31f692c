import { withAreaMessages } from '../../i18n/withAreaMessages.tsx'
import { CustomerWishes } from './CustomerWishes.tsx'

/** Header link of a customer, with its messages. */
export const TranslatedCustomerWishes = withAreaMessages('account', CustomerWishes)
