import type { CreditCustomer, CreditKind } from '../../__generated__/CreditsToPay_account.graphql'

/** Part of the credits that a page lists: by kind, or by the kind of borrower that they were granted to. */
export type CreditType = Readonly<{ name: string; kind?: CreditKind; customer?: CreditCustomer }>

/** Types in the order of the tabs; the names are parts of addresses. */
export const CREDIT_TYPES = [
  { name: 'menudeo', kind: 'MERCHANDISE' },
  { name: 'credilana', kind: 'CREDILANA' },
  { name: 'prestamo-personal', kind: 'PERSONAL_LOAN' },
  { name: 'nuevo', customer: 'NEW' },
  { name: 'casa', customer: 'HOME' },
] as const satisfies readonly CreditType[]

export type CreditTypeName = (typeof CREDIT_TYPES)[number]['name']

/** Messages of the tabs. */
export const CREDIT_TYPE_TITLES = {
  menudeo: 'creditPayments.typeMenudeo',
  credilana: 'creditPayments.typeCredilana',
  'prestamo-personal': 'creditPayments.typePersonal',
  nuevo: 'creditPayments.typeNew',
  casa: 'creditPayments.typeHome',
} as const satisfies Record<CreditTypeName, string>

/** Returns the type that a path names with its last part; null for a path without a type. */
export function creditTypeOf(path: string): (typeof CREDIT_TYPES)[number] | null {
  const name = path.split('/').at(-1)
  return CREDIT_TYPES.find((type) => type.name === name) ?? null
}

/** Returns the name of the type that a kind of credit belongs to. */
export function typeNameOf(kind: CreditKind): CreditTypeName {
  return CREDIT_TYPES.find((type) => 'kind' in type && type.kind === kind)?.name ?? 'menudeo'
}
