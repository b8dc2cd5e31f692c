import type { NoticeCode, UserErrorCode } from '../../__generated__/schemaTypes.ts'
import type { AccountMessageKey } from '../accountMessages.ts'
import type { CreditMessageKey } from '../credit/creditMessages.ts'
import type { DOMAIN_MESSAGES } from '../domainMessages.ts'
import type { GiftCardMessageKey } from '../giftCardMessages.ts'
import type { StockMessageKey } from '../stockMessages.ts'
import type { WishListMessageKey } from '../wishListMessages.ts'

/** Keys of all messages of mutations to shoppers. Placeholders are in braces. */
export type MessageKey =
  | Exclude<UserErrorCode, 'INVALID' | 'REFUSED'>
  | NoticeCode
  | 'FIELD_REQUIRED'
  | 'FIELD_TOO_LONG'
  | 'FIELD_INVALID'
  | 'FIELD_POSTCODE'
  | 'FIELD_TELEPHONE'
  | 'FIELD_EMAIL'
  | 'FIELD_STARS'
  | 'FIELD_REGION'
  | 'FIELD_REGION_MISMATCH'
  | 'FIELD_COUNTRY'
  | 'FIELD_TAX_ID'
  | 'TOO_MANY_LINES'
  | StockMessageKey
  | 'REFUSED_WITHOUT_WORDS'
  | AccountMessageKey
  | GiftCardMessageKey
  | WishListMessageKey
  | CreditMessageKey

/** Messages that belong to no single domain. */
export type CoreMessages = Readonly<Record<Exclude<MessageKey, keyof (typeof DOMAIN_MESSAGES)['en']>, string>>
