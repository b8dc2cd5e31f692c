/** Kinds of credit and of borrower that have a wizard, with its path inside the store. */
export const WIZARDS = [
  { path: 'credilana/nuevo/registro', kind: 'CREDILANA', customer: 'NEW' },
  { path: 'credilana/casa/registro', kind: 'CREDILANA', customer: 'HOME' },
  { path: 'prestamo-personal/nuevo/registro', kind: 'PERSONAL_LOAN', customer: 'NEW' },
  { path: 'prestamo-personal/casa/registro', kind: 'PERSONAL_LOAN', customer: 'HOME' },
  { path: 'credit/register', kind: 'MERCHANDISE', customer: 'NEW' },
] as const

export type WizardKind = (typeof WIZARDS)[number]['kind']
export type WizardCustomer = (typeof WIZARDS)[number]['customer']

/** Returns the wizard of a kind of credit and of borrower; undefined if there is none. */
export function findWizard(kind: string, customer: string | null | undefined) {
  return WIZARDS.find((one) => one.kind === kind && one.customer === customer)
}

/** Returns the path of a wizard inside the store; null for an application that has none. */
export function wizardPath(kind: string, customer: string | null | undefined): string | null {
  const wizard = findWizard(kind, customer)
  return wizard ? `/${wizard.path}` : null
}

/** Kind of credit and of borrower of a wizard. */
export type Wizard = Readonly<{ kind: WizardKind; customer: WizardCustomer }>
