import type { MessageLanguage } from '../errors/core/messageLanguage.ts'
import type { UserError } from '../__generated__/schemaTypes.ts'
import { refusalError } from '../errors/refusalError.ts'
import type { UpstreamRefusal } from '../errors/upstreamRefusal.ts'
import { invalidField, userError } from '../errors/userError.ts'
import { formatMoney } from '../graph/formatMoney.ts'
import { money } from '../graph/money.ts'
import { tooManyAttempts } from '../limits/tooManyAttempts.ts'
import { readNumber, readSource, readText } from '../parse/readValue.ts'

const CURRENCY = 'MXN'
const DAY_MS = 86_400_000

/** Maps a refusal of a call about a company; one without a known reason keeps the platform's words. */
export function companyRefusal(language: MessageLanguage, error: UpstreamRefusal): UserError {
  const { reason, orders_missing: orders, amount_missing: amount } = readSource(error.result)
  switch (readText(reason) ?? '') {
    case 'taxId':
      return userError(language, 'COMPANY_TAX_ID_TAKEN', { field: ['company', 'taxId'] })
    case 'taxIdForm':
      return userError(language, 'COMPANY_TAX_ID', { field: ['company', 'taxId'] })
    case 'email':
      return userError(language, 'EMAIL_TAKEN', { field: ['email'] })
    case 'forbidden':
      return userError(language, 'COMPANY_FORBIDDEN')
    case 'blocked':
      return userError(language, 'COMPANY_BLOCKED')
    case 'member':
      return userError(language, 'COMPANY_USER_KNOWN', { field: ['email'] })
    case 'last':
      return userError(language, 'COMPANY_LAST_ADMIN', { field: ['userId'] })
    case 'none':
      return userError(language, 'COMPANY_USER_UNKNOWN', { field: ['userId'] })
    case 'password':
      return invalidField(language, 'FIELD_REQUIRED', { field: ['password'] })
    case 'invitation':
    case 'past':
      return userError(language, 'COMPANY_INVITATION_PAST', { field: ['code'] })
    case 'day':
      return tooManyAttempts(language, DAY_MS)
    case 'wholesale': {
      const missing = formatMoney(money(readNumber(amount) ?? 0, CURRENCY), language)
      return userError(language, 'WHOLESALE_NOT_YET', { words: { orders: readNumber(orders) ?? 0, amount: missing } })
    }
    default:
      return refusalError(language, error)
  }
}
