import type { CreditCustomer, CreditFrequency, CreditKind } from '../__generated__/schemaTypes.ts'

/** The platform's names of the graph's kinds of credit. */
export const KIND_NAMES = {
  MERCHANDISE: 'MENUDEO',
  CREDILANA: 'CREDILANA',
  PERSONAL_LOAN: 'PERSONAL',
} as const satisfies Record<CreditKind, string>

/** The platform's names of the graph's kinds of borrower. */
export const CUSTOMER_NAMES = { NEW: 'NUEVO', HOME: 'CASA' } as const satisfies Record<CreditCustomer, string>

/** The platform's names of the graph's intervals. */
export const FREQUENCY_NAMES = {
  WEEKLY: 'SEMANAL',
  BIWEEKLY: 'QUINCENAL',
  MONTHLY: 'MENSUAL',
} as const satisfies Record<CreditFrequency, string>

const KINDS: Readonly<Record<string, CreditKind>> = {
  MENUDEO: 'MERCHANDISE',
  CREDILANA: 'CREDILANA',
  PERSONAL: 'PERSONAL_LOAN',
}

/** Returns the kind of credit that the platform names; null for another text. */
export function kindOf(name: string | null): CreditKind | null {
  return name !== null && Object.hasOwn(KINDS, name) ? (KINDS[name] ?? null) : null
}

const FREQUENCIES: Readonly<Record<string, CreditFrequency>> = {
  SEMANAL: 'WEEKLY',
  QUINCENAL: 'BIWEEKLY',
  MENSUAL: 'MONTHLY',
}

/** Returns the interval that the platform names; null for another text. */
export function frequencyOf(name: string | null): CreditFrequency | null {
  return name !== null && Object.hasOwn(FREQUENCIES, name) ? (FREQUENCIES[name] ?? null) : null
}
