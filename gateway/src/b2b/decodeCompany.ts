import * as v from 'valibot'
import type { CompanyRole, CompanyStatus, CompanyUser } from '../__generated__/schemaTypes.ts'
import { instant } from '../parse/instant.ts'
import { plainText } from '../parse/plainText.ts'
import { COMPANY_USERS_MAX, REASON_MAX_CHARACTERS } from './limits.ts'
import type { CompanyMapper } from './mappers.ts'

const STATUSES: readonly CompanyStatus[] = ['PENDING', 'APPROVED', 'REJECTED', 'BLOCKED']
const ROLES = ['SUPER_USER', 'BUYER', 'VIEWER'] as const satisfies readonly CompanyRole[]

const id = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.nonEmpty())
const text = v.pipe(v.string(), v.trim())
const optionalText = v.pipe(
  v.nullish(text, null),
  v.transform((value) => value || null),
)
const role = v.picklist(ROLES)

const userSchema = v.object({
  user_id: id,
  email: text,
  firstname: text,
  lastname: text,
  job_title: optionalText,
  role,
  is_active: v.boolean(),
  invited_until: optionalText,
})

const companySchema = v.object({
  id,
  status: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(STATUSES.length - 1)),
  status_reason: optionalText,
  company_name: v.pipe(text, v.nonEmpty()),
  company_email: text,
  telephone: text,
  vat_tax_id: text,
  region: optionalText,
  region_code: optionalText,
  is_wholesale: v.fallback(v.boolean(), false),
  wholesale_orders_missing: v.fallback(v.nullish(v.number(), null), null),
  wholesale_amount_missing: v.fallback(v.nullish(v.number(), null), null),
  role,
  buys_for_self: v.fallback(v.boolean(), false),
  users: v.fallback(v.nullish(v.pipe(v.array(v.unknown()), v.maxLength(COMPANY_USERS_MAX)), null), null),
})
const replySchema = v.object({ items: v.array(v.unknown()) })

type Reader = Readonly<{ storeCode: string; customerId: string }>

/** Decodes the company of a customer: null without one, undefined for any other reply. Drops malformed users. */
export function decodeCompany(value: unknown, reader: Reader): CompanyMapper | null | undefined {
  const reply = v.safeParse(replySchema, value)
  if (!reply.success) return undefined
  if (reply.output.items.length === 0) return null
  const parsed = v.safeParse(companySchema, reply.output.items[0])
  if (!parsed.success) return undefined
  const company = parsed.output
  const { wholesale_orders_missing: orders, wholesale_amount_missing: amount, status_reason: reason } = company
  return {
    __typename: 'Company',
    ...reader,
    companyId: company.id,
    name: company.company_name,
    email: company.company_email,
    taxId: company.vat_tax_id,
    telephone: company.telephone,
    region: company.region,
    regionCode: company.region_code,
    status: STATUSES[company.status] ?? 'PENDING',
    statusReason: reason && plainText(reason, REASON_MAX_CHARACTERS),
    isWholesale: company.is_wholesale,
    missing: orders === null || amount === null || company.is_wholesale ? null : { orders, amount },
    role: company.role,
    buysForSelf: company.buys_for_self,
    users: company.users?.flatMap(decodeUser) ?? null,
  }
}

function decodeUser(value: unknown): CompanyUser[] {
  const parsed = v.safeParse(userSchema, value)
  if (!parsed.success) return []
  const { user_id: userId, firstname, lastname, email, job_title: jobTitle, is_active: isActive } = parsed.output
  return [
    {
      userId,
      fullName: `${firstname} ${lastname}`.trim(),
      email,
      jobTitle,
      role: parsed.output.role,
      isActive,
      invitedUntil: instant(parsed.output.invited_until),
    },
  ]
}
