import { cleanEmail } from '@hogar/schema/validation/cleanEmail.ts'
import type { TextDraft } from './useTextForm.ts'

/** Empty texts of a company. */
export const NO_COMPANY_DRAFT: TextDraft = {
  'company.name': '',
  'company.taxId': '',
  'company.email': '',
  'company.telephone': '',
  'company.regionCode': '',
}

/** Fields of a company that must be filled. */
export const COMPANY_REQUIRED = ['company.name', 'company.taxId', 'company.email', 'company.telephone'] as const

/** Writes the RFC in capitals. */
export function cleanCompanyText(name: string, text: string): string {
  return name === 'company.taxId' ? text.toUpperCase() : text
}

/** Returns the input of a company. */
export function companyInput(draft: TextDraft) {
  const regionCode = draft['company.regionCode'] ?? ''
  return {
    name: draft['company.name'] ?? '',
    taxId: draft['company.taxId'] ?? '',
    email: cleanEmail(draft['company.email'] ?? ''),
    telephone: draft['company.telephone'] ?? '',
    ...(regionCode === '' ? {} : { regionCode }),
  }
}
