import Big from 'big.js'
import { annualCost } from './annualCost.ts'
import type { CreditCustomer } from './creditAmount.ts'
import type { CreditOffer, CreditPayment } from './creditOffer.ts'
import { lateWeekCents } from './defaultInterest.ts'
import { type Insurance, insuredOffer, monthlyPremium, needsInsurance } from './insurances.ts'
import {
  CREDIT_PRODUCTS,
  type CreditProductCode,
  DAILY_DEFAULT_RATE,
  type Frequency,
  INTEREST_TAX_RATE,
  yearlyRatePercent,
} from './products.ts'

export type OfferRequest = Readonly<{
  product: CreditProductCode
  /** Pesos with at most two decimals. */
  amount: Big
  months: number
  frequency: Frequency
  customer: CreditCustomer
  /** Code of the chosen insurance. Where one is compulsory and none is chosen, the row has the smallest. */
  insurance?: string | null | undefined
}>

/** An offer as REST calls list it. Names with `con` count every payment on time, with `sin` the contract's payments. */
export type OfferRow = NonNullable<ReturnType<typeof offerRow>>

/**
 * Returns the row of an offer: amounts in pesos, rates and annual costs in percent. Null for terms of no product. The
 * payments are those of the credit; `seguro` has the insurance, and the same payments with its premium.
 */
export function offerRow({ customer, ...request }: OfferRequest) {
  const { product: code, amount, months, frequency } = request
  const product = CREDIT_PRODUCTS[code]
  const insured = insuredOffer(request)
  if (insured === null) return null
  const { offer, insurance } = insured
  const { payments, interestCents, totalCents, bonusCents, onTimeTotalCents } = offer
  const [first, last] = [payments[0], payments.at(-1)]
  if (!first || !last) return null
  const rate = yearlyRatePercent(product)
  return {
    articulo: `${code}-${amount.toString()}`,
    monto: amount.toNumber(),
    meses: months,
    semanas: Math.round((months * 52) / 12),
    condicion: customer,
    bonificacion: product.bonusPercent,
    tipo_de_abono: frequency,
    pagos: payments.length,
    total_con: pesos(onTimeTotalCents),
    total_sin: pesos(totalCents),
    abono_con: pesos(first.onTimeCents),
    abono_sin: pesos(first.amountCents),
    ultimo_con: pesos(last.onTimeCents),
    ultimo_sin: pesos(last.amountCents),
    interes_con: pesos(interestCents - bonusCents),
    interes_sin: pesos(interestCents),
    iva_con: pesos(taxCents(interestCents - bonusCents)),
    iva_sin: pesos(taxCents(interestCents)),
    tasa_con: Number(
      rate
        .times(100 - product.bonusPercent)
        .div(100)
        .toFixed(2),
    ),
    tasa_sin: Number(rate.toFixed(2)),
    ...annualCosts(offer, needsInsurance(amount)),
    bonificacion_monto: pesos(bonusCents),
    moratorio_diario: new Big(DAILY_DEFAULT_RATE).times(100).toNumber(),
    semana_tarde: pesos(lateWeekCents(first)),
    ...(insurance && { seguro: insuredPart(insurance, offer, needsInsurance(amount)) }),
  }
}

/** An insurance with its premiums, and what is paid when they are counted. */
function insuredPart(insurance: Insurance, offer: CreditOffer, isCompulsory: boolean) {
  const { payments, totalCents, onTimeTotalCents } = offer
  const [first, last] = [payments[0], payments.at(-1)]
  const premiumCents = payments.reduce((sum, payment) => sum + payment.premiumCents, 0)
  const withPremium = (payment: CreditPayment | undefined, name: 'amountCents' | 'onTimeCents') =>
    payment ? pesos(payment[name] + payment.premiumCents) : 0
  return {
    articulo: insurance.code,
    monto: insurance.insuredMxn,
    obligatorio: isCompulsory,
    prima_mensual: monthlyPremium(insurance).toNumber(),
    prima_total: pesos(premiumCents),
    prima_por_abono: pesos(first?.premiumCents ?? 0),
    ultima_prima: pesos(last?.premiumCents ?? 0),
    total_con: pesos(onTimeTotalCents + premiumCents),
    total_sin: pesos(totalCents + premiumCents),
    abono_con: withPremium(first, 'onTimeCents'),
    abono_sin: withPremium(first, 'amountCents'),
    ultimo_con: withPremium(last, 'onTimeCents'),
    ultimo_sin: withPremium(last, 'amountCents'),
  }
}

/** Annual costs count the premium of an insurance without which nothing is lent. */
function annualCosts(offer: CreditOffer, isPremiumIn: boolean) {
  return {
    cat_con: annualCost(offer, { isOnTime: true, isTaxIn: false, isPremiumIn }),
    cat_sin: annualCost(offer, { isOnTime: false, isTaxIn: false, isPremiumIn }),
    cat_iva_con: annualCost(offer, { isOnTime: true, isTaxIn: true, isPremiumIn }),
    cat_iva_sin: annualCost(offer, { isOnTime: false, isTaxIn: true, isPremiumIn }),
  }
}

/** Value added tax in an interest that includes it. */
function taxCents(interestCents: number): number {
  return rounded(new Big(interestCents).times(INTEREST_TAX_RATE).div(new Big(1).plus(INTEREST_TAX_RATE)))
}

function rounded(cents: Big): number {
  return cents.round(0, Big.roundHalfUp).toNumber()
}

function pesos(cents: number): number {
  return cents / 100
}
