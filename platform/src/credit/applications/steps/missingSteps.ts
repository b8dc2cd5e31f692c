import Big from 'big.js'
import type { Application } from '../applicationRepository.ts'
import { INSURANCES, needsInsurance } from '../../insurances.ts'

/** Steps of an application, in their order. */
const STEPS = [
  'contacto', 'telefono', 'oferta', 'domicilio', 'referencia', 'identificacion', 'prueba', 'seguro', 'deposito', 'autorizacion',
] as const // prettier-ignore

export type Step = (typeof STEPS)[number]

/** Steps of a customer of the house, whose account has the rest. */
const HOME_STEPS: readonly Step[] = ['contacto', 'telefono', 'oferta', 'prueba', 'seguro', 'deposito', 'autorizacion']

type Files = Readonly<{ slots: readonly string[] }>

/** Returns which steps are done. */
export function stepsDone({ row, personal, steps }: Application, { slots }: Files): Readonly<Record<Step, boolean>> {
  const insurance = INSURANCES.find(({ code }) => code === steps.insurance)
  return {
    // The draft of an order is opened before its applicant is known.
    contacto: personal.applicant.curp !== '',
    telefono: steps.telephoneAt !== undefined,
    oferta: row.offer !== null,
    domicilio: personal.address !== undefined && steps.addressAge !== undefined,
    referencia: personal.reference !== undefined,
    identificacion: slots.includes('pasaporte') || (slots.includes('ine_frente') && slots.includes('ine_reverso')),
    prueba: steps.liveTestAt !== undefined,
    seguro: insurance !== undefined && new Big(row.amount ?? 0).lte(insurance.insuredMxn),
    deposito: personal.deposit !== undefined,
    autorizacion: row.consent_until !== null,
  }
}

/** Returns the steps that this application needs before it can be sent. */
export function stepsRequired({ row }: Pick<Application, 'row'>): readonly Step[] {
  const ofCustomer = row.customer_kind === 'CASA' ? HOME_STEPS : STEPS
  const isInsured = needsInsurance(new Big(row.amount ?? 0))
  return ofCustomer.filter((step) => {
    // Goods of an order are lent on the terms that the order shows, which have no insurance.
    if (row.order_number !== null && (step === 'oferta' || step === 'seguro')) return false
    if (step === 'seguro') return isInsured
    // Goods need no deposit, and a new line of credit no amount.
    if (row.kind !== 'MENUDEO') return true
    return step !== 'deposito' && (step !== 'oferta' || row.customer_kind === 'CASA')
  })
}

/** Returns the required steps that are not done, in their order. */
export function missingSteps(application: Application, files: Files): readonly Step[] {
  const done = stepsDone(application, files)
  return stepsRequired(application).filter((step) => !done[step])
}
