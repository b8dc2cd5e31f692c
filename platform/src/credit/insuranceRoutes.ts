import { Type } from 'typebox'
import type { App } from '../http/createApp.ts'
import { success } from '../http/envelope.ts'
import { AmountField, requireAmount } from './creditAmount.ts'
import { creditRefusal } from './creditRefusal.ts'
import { INSURANCES, KINSHIPS, monthlyPremium, needsInsurance, premiumOf } from './insurances.ts'
import { BENEFICIARIES_MAX, CREDIT_MAX_MXN, CREDIT_MIN_MXN, INSURANCE_FREE_MAX_MXN } from './limits.ts'
import { FrequencyField, MonthsField, StoreBody, StoreQuery } from './requestFields.ts'
import { refuseOtherStores } from './requireCreditStore.ts'

const tags = ['credit']
const CALCULATION = `Premium of the whole term and its part beside each payment, in pesos; \`monto\` is the loan. Refuses with
the reason \`sum\` an insurance below the loan, with \`insurance\` an unknown one, with \`amount\` or \`term\` a loan that is
not given.`
const LIMIT = `\`obligatorio\` is true for a loan above \`limite\`. \`suma_minima\` is the smallest insured sum that covers
the loan.`

const LimitBody = Type.Object({ ...StoreBody.properties, monto: AmountField })
const CalculationBody = Type.Object({
  ...LimitBody.properties,
  articulo: Type.String({ maxLength: 40, description: 'code of an insurance' }),
  meses: MonthsField,
  tipo_de_abono: FrequencyField,
})

/** Routes of the life insurances that a loan can have. */
export function registerInsuranceRoutes(app: App): void {
  const preValidation = refuseOtherStores
  const list = { tags, summary: 'Life insurances of a loan', querystring: StoreQuery, body: StoreBody }
  app.post('/api/ext/all_items_insurances', { schema: list, preValidation }, async () =>
    success([
      {
        segurosDeVida: INSURANCES.map((insurance) => ({
          articulo: insurance.code,
          monto: insurance.insuredMxn,
          prima_mensual: monthlyPremium(insurance).toNumber(),
        })),
        maxBeneficiarios: BENEFICIARIES_MAX,
        parentescos: KINSHIPS,
      },
    ]),
  )
  const limit = {
    tags,
    summary: 'Whether a loan needs a life insurance',
    description: LIMIT,
    querystring: StoreQuery,
    body: LimitBody,
  }
  app.post('/api/ext/insurance_limit', { schema: limit, preValidation }, async ({ body }) => {
    const amount = requireLoan(body.monto)
    const covering = INSURANCES.find(({ insuredMxn }) => amount.lte(insuredMxn))
    return success({
      obligatorio: needsInsurance(amount),
      suma_minima: covering?.insuredMxn ?? null,
      limite: INSURANCE_FREE_MAX_MXN,
    })
  })
  const calculation = {
    tags,
    summary: 'Premium of a life insurance',
    description: CALCULATION,
    querystring: StoreQuery,
    body: CalculationBody,
  }
  app.post('/api/ext/insurance_calculation', { schema: calculation, preValidation }, async ({ body }) => {
    const { meses: months, tipo_de_abono: frequency } = body
    const amount = requireLoan(body.monto)
    const insurance = requireInsurance(body.articulo)
    if (amount.gt(insurance.insuredMxn))
      throw creditRefusal({ reason: 'sum', field: 'articulo', message: 'The insured sum is below the loan' })
    const premium = premiumOf(insurance, { amount, months, frequency })
    if (premium === null)
      throw creditRefusal({ reason: 'term', field: 'meses', message: 'Nothing is lent for these months and payments' })
    return success({
      articulo: insurance.code,
      monto: amount.toNumber(),
      plazo: premium.payments,
      plazo_meses: months,
      prima_total: premium.total,
      prima_por_abono: premium.each,
      ultima_prima: premium.last,
    })
  })
}

/** @throws PlatformError 400 `amount` for what the shop does not lend to anyone. */
function requireLoan(value: number | string) {
  const amount = requireAmount(value)
  if (amount.gte(CREDIT_MIN_MXN) && amount.lte(CREDIT_MAX_MXN)) return amount
  const message = `monto is from ${CREDIT_MIN_MXN} to ${CREDIT_MAX_MXN}`
  throw creditRefusal({ reason: 'amount', field: 'monto', message })
}

/** @throws PlatformError 400 `insurance` for a code that no insurance has. */
function requireInsurance(code: string) {
  const insurance = INSURANCES.find((one) => one.code === code)
  if (insurance) return insurance
  throw creditRefusal({ reason: 'insurance', field: 'articulo', message: 'No such insurance' })
}
