import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import query from '../../../__generated__/CreditWizardRouteQuery.graphql'
import { RouteForTest } from '../../../testing/RouteForTest.tsx'
import { renderWithRelay } from '../../../testing/renderWithRelay.tsx'
import { CreditWizardRoute } from '../CreditWizardRoute.tsx'

const CODES = [
  'APPLICANT', 'TELEPHONE', 'OFFER', 'ADDRESS', 'REFERENCE', 'IDENTIFICATION', 'LIVE_TEST', 'INSURANCE', 'DEPOSIT', 'REVIEW',
] // prettier-ignore
export const money = (amount: string) => ({ amount, currencyCode: 'MXN' })
const plan = { payment: money('152.00'), lastPayment: money('123.00'), total: money('7875.00'), interest: money('2875.00'), cat: '134.4' } // prettier-ignore
/** Offer of 5,000 over a year. */
export const OFFER = {
  kind: 'CREDILANA', amount: money('5000.00'), months: 12, payments: 52, frequency: 'WEEKLY', customer: 'NEW', token: 'offer-1',
  contract: plan, punctual: plan, insurance: null, bonus: money('862.50'), bonusPercent: 30, lateWeek: money('24.24'), dailyDefaultPercent: '0.20',
} // prettier-ignore
const TERMS = {
  months: [6, 12, 18], defaultMonths: 12, frequencies: ['WEEKLY', 'BIWEEKLY'], minimum: money('500.00'), maximum: money('5000.00'),
  step: money('500.00'),
} // prettier-ignore
const CREDIT = {
  terms: TERMS,
  phone: { dialled: '+523330000150', formatted: '33 3000 0150' },
  addressAges: [{ value: '1-3A', label: 'De 1 a 3 años' }],
  kinships: [{ value: 'hermano', label: 'Hermano o hermana' }],
}
/** Data of an applicant, whose telephone is confirmed. */
export const APPLICANT = {
  firstNames: 'Paola', fatherName: 'Pérez', motherName: null, birthDate: '2008-01-01', email: 'paola@example.mx',
  telephoneHint: '•••• 5678', isTelephoneConfirmed: true,
} // prettier-ignore
/** Address of the applicant. */
export const ADDRESS = {
  postcode: '44100', state: 'Jalisco', municipality: 'Guadalajara', suburb: 'Centro', street: 'Av. Juárez', number: '10',
  interior: null, crossStreet: null, age: '1-3A',
} // prettier-ignore
const REFERENCE = {
  kinship: 'hermano',
  firstNames: 'Elena',
  fatherName: 'Pérez',
  motherName: null,
  telephoneHint: '•••• 1111',
}

/** An application of which some steps are done. */
export const having = (done: readonly string[], fields: object = {}) => ({
  id: 'a:1', number: 'S-7K2MPQ4X', kind: 'CREDILANA', customer: 'NEW', status: 'DRAFT', amount: money('5000.00'), offer: OFFER,
  steps: CODES.map((code) => ({ code, isDone: done.includes(code), isRequired: code !== 'INSURANCE' })),
  missingSteps: CODES.filter((code) => !done.includes(code) && code !== 'INSURANCE'),
  applicant: APPLICANT, address: ADDRESS, reference: REFERENCE, ...fields,
}) // prettier-ignore
/** All steps before the review that are compulsory. */
export const ALL = CODES.filter((code) => code !== 'REVIEW' && code !== 'INSURANCE')

type Opened = Readonly<{
  application?: object | null
  path?: string
  kind?: string
  customer?: string
  account?: object | null
}>

/** Draws the wizard of a kind of credit and of borrower, with an application as far as it is. */
export const openWizard = ({
  application = null,
  path = '/',
  kind = 'CREDILANA',
  customer = 'NEW',
  account = null,
}: Opened = {}) =>
  renderWithRelay(
    <RouteForTest
      query={query}
      variables={{ kind, customer, isHome: customer === 'HOME' }}
      root={{ store: { id: 's:1', credit: CREDIT }, creditApplication: application, creditAccount: account }}
    >
      <CreditWizardRoute />
    </RouteForTest>,
    { path, answered: 0 },
  )
export type Page = Awaited<ReturnType<typeof openWizard>>

/** Answers the newest request of a page. */
export const answer = ({ environment }: Page, data: object) =>
  act(async () => environment.mock.resolveMostRecentOperation({ data } as never))
/** Title of the step that is shown. */
export const step = () =>
  screen.getByRole('heading', { level: 2, name: (_, { id }) => id === 'wizard-step' }).textContent

/** Fills in the applicant's data, and sends them. */
export async function sendApplicant() {
  for (const [label, text] of [
    ['Nombres', 'Paola'],
    ['Apellido paterno', 'Pérez'],
    ['Fecha de nacimiento', '2008-01-01'],
    ['CURP', 'PEGA080101MJCRRNA2'],
    ['Teléfono', '33 1234 5678'],
    ['Correo electrónico', 'paola@example.mx'],
  ] as const)
    await userEvent.type(screen.getByLabelText(label), text)
  await userEvent.click(screen.getByRole('button', { name: 'Continuar' }))
}
