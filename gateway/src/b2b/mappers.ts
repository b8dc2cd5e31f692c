import type { CompanyRole, CompanyStatus, CompanyUser } from '../__generated__/schemaTypes.ts'

/** Company as plain data, with the place of the customer who reads it. */
export type CompanyMapper = Readonly<{
  __typename: 'Company'
  storeCode: string
  companyId: string
  /** Customer who reads it: calls about the company are theirs. */
  customerId: string
  name: string
  email: string
  taxId: string
  telephone: string
  region: string | null
  regionCode: string | null
  status: CompanyStatus
  statusReason: string | null
  isWholesale: boolean
  /** Null if the platform does not provide it. */
  missing: Readonly<{ orders: number; amount: number }> | null
  role: CompanyRole
  buysForSelf: boolean
  users: readonly CompanyUser[] | null
}>
