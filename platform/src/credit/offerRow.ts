import Big from 'big.js'
import { annualCost } from './annualCost.ts'
import type { CreditCustomer } from './creditAmount.ts'
import { type CreditOffer, creditOffer } from './creditOffer.ts'
import { lateWeekCents } from './defaultInterest.ts'
import { compulsoryPremium } from './insurances.ts'
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
  /**
   * Premium of a compulsory insurance for the whole term, in pesos: it counts in the annual cost. That of the smallest
   * insurance that covers the amount where it is left out.
   */
  premiumTotal?: number
}>

/** An offer as REST calls list it. Names with `con` count every payment on time, with `sin` the contract's payments. */
export type OfferRow = NonNullable<ReturnType<typeof offerRow>>

/**
 * Returns the row of an offer: amounts in pesos, rates and annual costs in percent. Null for terms of no product. The
 * annual costs count the premium of a compulsory insurance, which is paid beside the payments.
 */
export function offerRow({ product: code, amount, months, frequency, customer, premiumTotal }: OfferRequest) {
  const product = CREDIT_PRODUCTS[code]
  const counted = premiumTotal ?? compulsoryPremium({ product: code, amount, months })
  const offer = creditOffer({ product: code, amount, months, frequency, premiumTotal: counted })
  if (offer === null) return null
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
    ...annualCosts(offer),
    bonificacion_monto: pesos(bonusCents),
    moratorio_diario: new Big(DAILY_DEFAULT_RATE).times(100).toNumber(),
    semana_tarde: pesos(lateWeekCents(first)),
  }
}

function annualCosts(offer: CreditOffer) {
  return {
    cat_con: annualCost(offer, { isOnTime: true, isTaxIn: false }),
    cat_sin: annualCost(offer, { isOnTime: false, isTaxIn: false }),
    cat_iva_con: annualCost(offer, { isOnTime: true, isTaxIn: true }),
    cat_iva_sin: annualCost(offer, { isOnTime: false, isTaxIn: true }),
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
