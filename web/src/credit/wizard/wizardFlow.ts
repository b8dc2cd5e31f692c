import type { CreditStepCode } from '../../__generated__/useWizardProgress_application.graphql'
import type { WizardCustomer, WizardKind } from './wizardPaths.ts'

/** Steps by their names in addresses, with the step of the application that each completes. */
const STEP_CODES = {
  cuenta: null,
  prestamo: 'OFFER',
  datos: 'APPLICANT',
  telefono: 'TELEPHONE',
  domicilio: 'ADDRESS',
  referencia: 'REFERENCE',
  identificacion: 'IDENTIFICATION',
  prueba: 'LIVE_TEST',
  seguro: 'INSURANCE',
  deposito: 'DEPOSIT',
  revision: 'REVIEW',
} as const satisfies Record<string, CreditStepCode | null>

/** Name of a step in addresses: `?paso=domicilio`. */
export type StepName = keyof typeof STEP_CODES

/** Parameter of an address that names a step. */
const STEP_PARAMETER = 'paso'

const OF_NEW: readonly StepName[] = [
  'prestamo', 'datos', 'telefono', 'domicilio', 'referencia', 'identificacion', 'prueba', 'seguro', 'deposito', 'revision',
] // prettier-ignore
const OF_GOODS: readonly StepName[] = [
  'datos', 'telefono', 'domicilio', 'referencia', 'identificacion', 'prueba', 'revision',
] // prettier-ignore
/** The account of a home customer has the rest. */
const OF_HOME: readonly StepName[] = ['cuenta', 'prestamo', 'prueba', 'seguro', 'deposito', 'revision']

export type WizardProgress = Readonly<{
  /** Steps of the open application; empty before the platform has opened it. */
  steps: readonly Readonly<{ code: string; isDone: boolean; isRequired: boolean }>[]
  /** True once an application was started in this session. */
  isStarted: boolean
  /** True if a credit account is proven in this session. */
  isProven: boolean
}>

/** Returns the steps of a wizard in their order. */
export function wizardSteps(kind: WizardKind, customer: WizardCustomer): readonly StepName[] {
  if (customer === 'HOME') return OF_HOME
  return kind === 'MERCHANDISE' ? OF_GOODS : OF_NEW
}

/** Returns true for a step that is done. */
export function isStepDone(name: StepName, { steps, isStarted, isProven }: WizardProgress): boolean {
  if (name === 'cuenta') return isProven || isStarted
  if (name === 'prestamo' && steps.length === 0) return isStarted
  return steps.some(({ code, isDone }) => code === STEP_CODES[name] && isDone)
}

/** Returns the steps that can be opened: up to the first one that is required and not done. */
export function openSteps(names: readonly StepName[], progress: WizardProgress): readonly StepName[] {
  const first = names.findIndex((name) => !isStepDone(name, progress) && !isOptional(name, progress))
  return names.slice(0, first < 0 ? names.length : first + 1)
}

/** Returns the step of an address: the one that it names if that can be opened, else the first one to do. */
export function stepOf(
  search: URLSearchParams,
  names: readonly StepName[],
  progress: WizardProgress,
): StepName | undefined {
  const open = openSteps(names, progress)
  const asked = search.get(STEP_PARAMETER)
  return open.find((name) => name === asked) ?? open.at(-1)
}

/** Returns the parameters of an address with another step. */
export function stepSearch(search: string, name: StepName): string {
  const parameters = new URLSearchParams(search)
  parameters.set(STEP_PARAMETER, name)
  return `?${parameters.toString()}`
}

/** Returns true for an address that names a step. */
export function namesStep(search: URLSearchParams, name: StepName | undefined): boolean {
  return search.get(STEP_PARAMETER) === name
}

/** Returns the name of a step of the platform in this wizard; undefined for one that it has not. */
export function stepNameOf(code: string, names: readonly StepName[]): StepName | undefined {
  return names.find((name) => STEP_CODES[name] === code)
}

function isOptional(name: StepName, { steps }: WizardProgress): boolean {
  return steps.some(({ code, isRequired }) => code === STEP_CODES[name] && !isRequired)
}
