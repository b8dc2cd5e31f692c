import { Type } from 'typebox'
import type { Kysely } from 'kysely'
import { CONTACTS, dialled } from '../contacts.ts'
import type { Schema } from '../database/schema.ts'
import type { App } from '../http/createApp.ts'
import { success } from '../http/envelope.ts'
import { AmountField, amountBounds, requireAmount, requireLendable } from './creditAmount.ts'
import { creditRefusal } from './creditRefusal.ts'
import { CREDIT_HOURS, CREDIT_LEGEND, PUBLISHED_CAT_PERCENT } from './creditTexts.ts'
import { CREDIT_DEFAULT_MONTHS, INSURANCE_FREE_MAX_MXN } from './limits.ts'
import { offersOf, offersOfAllSteps } from './listOffers.ts'
import { SPEI_PROCESSING_HOURS } from './payments/limits.ts'
import { signOffers } from './signOffers.ts'
import { CREDIT_PRODUCTS, type CreditProductCode, type Frequency } from './products.ts'
import {
  CustomerField,
  FrequencyField,
  MonthsOrAllField,
  ProductField,
  StoreBody,
  StoreQuery,
} from './requestFields.ts'
import { refuseOtherStores, requireCreditStore } from './requireCreditStore.ts'

const tags = ['credit']
const OFFERS = `Lists one row for each rhythm of payments, by term where \`meses\` is null. Without \`monto\`, lists them for every amount that the customer
can choose. Fields with \`con\` count every payment on time, with \`sin\` the payments of the contract, with \`cat_iva\` the
annual cost with value added tax. Annual costs count the premium of a compulsory insurance. \`seguro\` has the insurance
whose premium is paid with the payments, and the payments and totals with it; left out without one. \`semana_tarde\` is the cost of
a payment that is a week late. \`oferta\` is the keyed hash of the row. Refuses with the reason \`amount\` or \`term\`.
Returns 404 in stores that give no credit.`
const TERMS = `Terms and rhythms that can be chosen, bounds and step of the amount, the amount above which life insurance is
compulsory, and the published average annual cost in percent. Goods are lent on at their price, without steps.`
const SERVICE = `Telephone for questions about credit and its opening hours. \`horas_spei\` is the number of hours after which a
transfer that was received is applied to its credits; 0 within a minute.`

/** Settings of the customer service of credit. */
export type CreditService = Readonly<{ speiProcessingHours?: number | undefined }>

const OffersBody = Type.Object({
  ...StoreBody.properties,
  type: ProductField,
  monto: Type.Optional(AmountField),
  meses: Type.Optional(MonthsOrAllField),
  tipo_de_abono: Type.Optional(FrequencyField),
  condicion: Type.Optional(CustomerField),
})
const TermsBody = Type.Object({
  ...StoreBody.properties,
  type: ProductField,
  condicion: Type.Optional(CustomerField),
})

/** Routes of credit offers: terms, offers, the legal line, and the customer service of credit. */
export function registerOfferRoutes(app: App, db: Kysely<Schema>, { speiProcessingHours }: CreditService): void {
  const preValidation = refuseOtherStores
  const service = {
    tags,
    summary: 'Customer service of credit',
    description: SERVICE,
    querystring: StoreQuery,
  }
  app.get('/api/ext/customer_service', { schema: service, preValidation }, async (request) => {
    const { code, country } = requireCreditStore(request)
    const { telephone, whatsApp } = CONTACTS[code]
    return success({
      telefono: dialled(telephone, country),
      telefono_formateado: telephone,
      wa: dialled(whatsApp, country).replace('+', ''),
      horario: CREDIT_HOURS,
      horas_spei: speiProcessingHours ?? SPEI_PROCESSING_HOURS,
    })
  })
  const legend = { tags, summary: 'Legal line of credit offers', querystring: StoreQuery, body: StoreBody }
  app.post('/api/ext/dimas_legend', { schema: legend, preValidation }, async () =>
    success({ leyenda_dimas: CREDIT_LEGEND }),
  )
  const terms = {
    tags,
    summary: 'Terms of a credit product',
    description: TERMS,
    querystring: StoreQuery,
    body: TermsBody,
  }
  app.post('/api/ext/credit_terms', { schema: terms, preValidation }, async ({ body }) => {
    const { months, frequencies } = CREDIT_PRODUCTS[body.type]
    const { min, max, step } = amountBounds(body.type, body.condicion ?? 'NUEVO')
    return success({
      type: body.type,
      meses: months,
      meses_predeterminado: CREDIT_DEFAULT_MONTHS,
      tipos_de_abono: frequencies,
      minimo: min,
      maximo: max,
      paso: step,
      seguro_desde: INSURANCE_FREE_MAX_MXN,
      cat_publicado: PUBLISHED_CAT_PERCENT,
    })
  })
  const offers = { tags, summary: 'Credit offers', description: OFFERS, querystring: StoreQuery, body: OffersBody }
  app.post('/api/ext/all_items_credits', { schema: offers, preValidation }, async ({ body }) => {
    const listed = {
      product: body.type,
      months: body.meses === undefined ? CREDIT_DEFAULT_MONTHS : body.meses,
      frequency: body.tipo_de_abono ?? null,
      customer: body.condicion ?? 'NUEVO',
    } as const
    requireTerm(listed)
    if (body.monto === undefined) return success(await signOffers(db, offersOfAllSteps(listed)))
    const amount = requireAmount(body.monto)
    requireLendable(amount, listed.product, listed.customer)
    return success(await signOffers(db, offersOf(listed, amount)))
  })
}

type Term = Readonly<{ product: CreditProductCode; months: number | null; frequency: Frequency | null }>

/** @throws PlatformError 400 `term` for months or a rhythm that the product does not have. */
function requireTerm({ product, months, frequency }: Term): void {
  const offered = CREDIT_PRODUCTS[product]
  if (months !== null && !offered.months.includes(months))
    throw creditRefusal({ reason: 'term', field: 'meses', message: `meses is one of ${offered.months.join(', ')}` })
  if (frequency !== null && !offered.frequencies.includes(frequency)) {
    const message = `tipo_de_abono is one of ${offered.frequencies.join(', ')}`
    throw creditRefusal({ reason: 'term', field: 'tipo_de_abono', message })
  }
}
