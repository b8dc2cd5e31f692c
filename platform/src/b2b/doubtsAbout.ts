import { isCompanyTaxId } from './isCompanyTaxId.ts'
import type { CompanyRow } from './membership.ts'

/** Providers of free e-mail addresses: such an address says nothing about a company. */
const FREE_PROVIDERS: ReadonlySet<string> = new Set([
  'aol.com',
  'gmail.com',
  'gmx.com',
  'hotmail.com',
  'hotmail.es',
  'icloud.com',
  'live.com',
  'live.com.mx',
  'outlook.com',
  'outlook.es',
  'prodigy.net.mx',
  'proton.me',
  'protonmail.com',
  'yahoo.com',
  'yahoo.com.mx',
])

export type Doubt = 'taxId' | 'freeEmail'

/** Returns what a moderator has to look at before a company is approved. */
export function doubtsAbout({ tax_id: taxId, email }: Pick<CompanyRow, 'tax_id' | 'email'>): readonly Doubt[] {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  return [
    ...(isCompanyTaxId(taxId) ? [] : (['taxId'] as const)),
    ...(FREE_PROVIDERS.has(domain) ? (['freeEmail'] as const) : []),
  ]
}
