import Big from 'big.js'

/** Rhythm of the payments, as the REST calls name it. */
export type Frequency = 'SEMANAL' | 'QUINCENAL' | 'MENSUAL'

export const PAYMENTS_PER_YEAR: Readonly<Record<Frequency, number>> = { SEMANAL: 52, QUINCENAL: 24, MENSUAL: 12 }

/**
 * Interest of a product: `FLAT` counts a yearly rate on the amount lent, value added tax included, for the whole term;
 * `BALANCE` counts a monthly rate on what is still owed, to which value added tax is added. Rates are shares, not percent.
 */
type Interest = Readonly<{ kind: 'FLAT'; yearly: Big } | { kind: 'BALANCE'; monthly: Big }>

export type CreditProduct = Readonly<{
  interest: Interest
  /** Terms that can be chosen, in months. */
  months: readonly number[]
  frequencies: readonly Frequency[]
  /** Share of the interest that is given back when every payment is on time, in whole percent. */
  bonusPercent: number
}>

/** Default interest on a payment that is late, for each day, as a share of its amount. */
export const DAILY_DEFAULT_RATE = '0.002'

export type CreditProductCode = 'MENUDEO' | 'CREDILANA' | 'PERSONAL'

/** Value added tax that consumer interest carries in Mexico, as a share. */
export const INTEREST_TAX_RATE = '0.16'

const FLAT: Interest = { kind: 'FLAT', yearly: new Big('0.575') }

/** Products of store credit: goods on credit, cash on the same credit, and the personal loan. */
export const CREDIT_PRODUCTS: Readonly<Record<CreditProductCode, CreditProduct>> = {
  MENUDEO: { interest: FLAT, months: [6, 9, 12, 18], frequencies: ['SEMANAL'], bonusPercent: 40 },
  CREDILANA: { interest: FLAT, months: [6, 12, 18], frequencies: ['SEMANAL', 'QUINCENAL'], bonusPercent: 30 },
  PERSONAL: {
    interest: { kind: 'BALANCE', monthly: new Big('0.0573') },
    months: [12],
    frequencies: ['SEMANAL', 'QUINCENAL', 'MENSUAL'],
    bonusPercent: 25,
  },
}

/** Returns the yearly rate of a product's contract in percent: on the amount lent or, times twelve, on what is owed. */
export function yearlyRatePercent({ interest }: CreditProduct): Big {
  return (interest.kind === 'FLAT' ? interest.yearly : interest.monthly.times(12)).times(100)
}
