import type { CompanyPermission } from '../__generated__/schemaTypes.ts'
import type { CompanyMapper } from './mappers.ts'

type Place = Pick<CompanyMapper, 'status' | 'role' | 'isWholesale'>

/** Returns the actions that a user may take in a company of this status. The platform checks each of them again. */
export function permissionsOf({ status, role, isWholesale }: Place): readonly CompanyPermission[] {
  const isSuperUser = role === 'SUPER_USER'
  if (status === 'PENDING' || status === 'REJECTED') return isSuperUser ? ['EDIT_COMPANY'] : []
  if (status === 'BLOCKED') return isSuperUser ? ['EDIT_COMPANY', 'READ_ORDERS'] : ['READ_ORDERS']
  if (role === 'VIEWER') return ['READ_ORDERS']
  if (role === 'BUYER') return ['ORDER', 'READ_ORDERS']
  return ['EDIT_COMPANY', 'MANAGE_USERS', 'ORDER', 'READ_ORDERS', ...(isWholesale ? [] : (['ASK_WHOLESALE'] as const))]
}
