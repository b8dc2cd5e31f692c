import type { StepName } from './wizardFlow.ts'

/** Ids of the titles of the steps. */
export const WIZARD_STEP_TITLES = {
  cuenta: 'creditWizard.stepAccount',
  prestamo: 'creditWizard.stepLoan',
  datos: 'creditWizard.stepApplicant',
  telefono: 'creditWizard.stepTelephone',
  domicilio: 'creditWizard.stepAddress',
  referencia: 'creditWizard.stepReference',
  identificacion: 'creditWizard.stepIdentification',
  prueba: 'creditWizard.stepLiveTest',
  seguro: 'creditWizard.stepInsurance',
  deposito: 'creditWizard.stepDeposit',
  revision: 'creditWizard.stepReview',
} as const satisfies Record<StepName, string>
