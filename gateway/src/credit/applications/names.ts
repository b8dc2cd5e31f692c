import type {
  CreditApplicationStatus,
  CreditDenial,
  CreditFileSlot,
  CreditStepCode,
} from '../../__generated__/schemaTypes.ts'

/** Steps in their order, with the platform's names. */
export const STEPS = [
  ['APPLICANT', 'contacto'],
  ['TELEPHONE', 'telefono'],
  ['OFFER', 'oferta'],
  ['ADDRESS', 'domicilio'],
  ['REFERENCE', 'referencia'],
  ['IDENTIFICATION', 'identificacion'],
  ['LIVE_TEST', 'prueba'],
  ['INSURANCE', 'seguro'],
  ['DEPOSIT', 'deposito'],
  ['REVIEW', 'autorizacion'],
] as const satisfies readonly (readonly [CreditStepCode, string])[]

/** The platform's names of identification files. */
export const SLOT_NAMES = {
  ID_FRONT: 'ine_frente',
  ID_BACK: 'ine_reverso',
  PASSPORT: 'pasaporte',
} as const satisfies Record<CreditFileSlot, string>

/** Identification files in their order. */
export const SLOTS = ['ID_FRONT', 'ID_BACK', 'PASSPORT'] as const satisfies readonly CreditFileSlot[]

export const STATUSES = [
  'DRAFT',
  'SUBMITTED',
  'NEEDS_FILES',
  'PARTIALLY_APPROVED',
  'APPROVED',
  'ACTIVE',
  'DENIED',
  'EXPIRED',
  'CANCELED',
] as const satisfies readonly CreditApplicationStatus[]

export const DENIALS = ['HISTORY', 'OVERDUE', 'LINE'] as const satisfies readonly CreditDenial[]

/** Returns the steps that the platform names, in their order. */
export function stepsOf(names: readonly string[]): readonly CreditStepCode[] {
  return STEPS.flatMap(([code, name]) => (names.includes(name) ? [code] : []))
}

/** Returns the identification files that the platform names, in their order. */
export function slotsOf(names: readonly string[]): readonly CreditFileSlot[] {
  return SLOTS.filter((slot) => names.includes(SLOT_NAMES[slot]))
}
