import { ACCOUNT_MESSAGES } from './accountMessages.ts'
import { APPLICATION_MESSAGES } from './credit/applicationMessages.ts'
import { COMPANY_MESSAGES } from './companyMessages.ts'
import { CONTACT_MESSAGES } from './contactMessages.ts'
import { CREDIT_MESSAGES } from './credit/creditMessages.ts'
import { EMAIL_MESSAGES } from './emailMessages.ts'
import { GIFT_CARD_MESSAGES } from './giftCardMessages.ts'
import { GUEST_ORDER_MESSAGES } from './guestOrderMessages.ts'
import { NEWSLETTER_MESSAGES } from './newsletterMessages.ts'
import { PICKUP_MESSAGES } from './pickupMessages.ts'
import { RETURN_MESSAGES } from './returnMessages.ts'
import { REVIEW_MESSAGES } from './reviewMessages.ts'
import { STOCK_MESSAGES } from './stockMessages.ts'
import { TELEPHONE_MESSAGES } from './telephoneMessages.ts'
import { UNIT_LIMIT_MESSAGES } from './unitLimitMessages.ts'
import { WISH_LIST_MESSAGES } from './wishListMessages.ts'

const inLanguage = <Language extends keyof typeof WISH_LIST_MESSAGES>(language: Language) => ({
  ...ACCOUNT_MESSAGES[language],
  ...EMAIL_MESSAGES[language],
  ...GIFT_CARD_MESSAGES[language],
  ...GUEST_ORDER_MESSAGES[language],
  ...WISH_LIST_MESSAGES[language],
  ...RETURN_MESSAGES[language],
  ...REVIEW_MESSAGES[language],
  ...NEWSLETTER_MESSAGES[language],
  ...CONTACT_MESSAGES[language],
  ...TELEPHONE_MESSAGES[language],
  ...STOCK_MESSAGES[language],
  ...PICKUP_MESSAGES[language],
  ...UNIT_LIMIT_MESSAGES[language],
  ...CREDIT_MESSAGES[language],
  ...APPLICATION_MESSAGES[language],
  ...COMPANY_MESSAGES[language],
})

/** Messages that are defined by domain. */
export const DOMAIN_MESSAGES = {
  'es-MX': inLanguage('es-MX'),
  'de-DE': inLanguage('de-DE'),
  'it-IT': inLanguage('it-IT'),
  en: inLanguage('en'),
}
