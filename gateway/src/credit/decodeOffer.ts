import * as v from 'valibot'
import type { CreditCustomer, CreditKind, CreditOffer, CreditOfferInsurance } from '../__generated__/schemaTypes.ts'
import { money } from '../graph/money.ts'
import { OFFER_TOKEN_MAX_CHARACTERS } from './limits.ts'
import { amountField, codeField, countField, frequencyField, parsed } from './replyFields.ts'

const RATE_DIGITS = 2
const CAT_DIGITS = 1

/** Schema of an offer's insurance, and of its payments with the premium. */
const insuranceSchema = v.object({
  articulo: codeField,
  monto: amountField,
  obligatorio: v.boolean(),
  prima_mensual: amountField,
  prima_total: amountField,
  prima_por_abono: amountField,
  ultima_prima: amountField,
  abono_sin: amountField,
  ultimo_sin: amountField,
  total_sin: amountField,
  abono_con: amountField,
  ultimo_con: amountField,
  total_con: amountField,
})

/** Schema of an offer in the platform's list: `con` counts every payment on time, `sin` the payments of the contract. */
const rowSchema = v.object({
  monto: amountField,
  meses: countField,
  pagos: countField,
  tipo_de_abono: frequencyField,
  abono_sin: amountField,
  ultimo_sin: amountField,
  total_sin: amountField,
  interes_sin: amountField,
  iva_sin: amountField,
  tasa_sin: amountField,
  cat_sin: amountField,
  cat_iva_sin: amountField,
  abono_con: amountField,
  ultimo_con: amountField,
  total_con: amountField,
  interes_con: amountField,
  iva_con: amountField,
  tasa_con: amountField,
  cat_con: amountField,
  cat_iva_con: amountField,
  bonificacion: v.pipe(amountField, v.integer()),
  bonificacion_monto: amountField,
  semana_tarde: amountField,
  moratorio_diario: amountField,
  oferta: v.pipe(v.string(), v.nonEmpty(), v.maxLength(OFFER_TOKEN_MAX_CHARACTERS)),
  seguro: v.nullish(insuranceSchema, null),
})

type Context = Readonly<{ kind: CreditKind; customer: CreditCustomer; currencyCode: string }>

/** Decodes an offer. Null if any figure of it is missing: an offer without its cost would be misleading. */
export function decodeOffer(row: unknown, { kind, customer, currencyCode }: Context): CreditOffer | null {
  const read = parsed(rowSchema, row)
  if (read === null) return null
  const pesos = (amount: number) => money(amount, currencyCode)
  // Figures of the credit alone stand in the row itself.
  const paid = read.seguro ?? read
  return {
    kind,
    amount: pesos(read.monto),
    months: read.meses,
    payments: read.pagos,
    frequency: read.tipo_de_abono,
    customer,
    contract: {
      payment: pesos(paid.abono_sin),
      lastPayment: pesos(paid.ultimo_sin),
      total: pesos(paid.total_sin),
      interest: pesos(read.interes_sin),
      interestTax: pesos(read.iva_sin),
      ratePercent: read.tasa_sin.toFixed(RATE_DIGITS),
      cat: read.cat_sin.toFixed(CAT_DIGITS),
      catWithTax: read.cat_iva_sin.toFixed(CAT_DIGITS),
    },
    punctual: {
      payment: pesos(paid.abono_con),
      lastPayment: pesos(paid.ultimo_con),
      total: pesos(paid.total_con),
      interest: pesos(read.interes_con),
      interestTax: pesos(read.iva_con),
      ratePercent: read.tasa_con.toFixed(RATE_DIGITS),
      cat: read.cat_con.toFixed(CAT_DIGITS),
      catWithTax: read.cat_iva_con.toFixed(CAT_DIGITS),
    },
    insurance: read.seguro && insuranceOf(read.seguro, pesos),
    bonus: pesos(read.bonificacion_monto),
    bonusPercent: read.bonificacion,
    lateWeek: pesos(read.semana_tarde),
    dailyDefaultPercent: read.moratorio_diario.toFixed(RATE_DIGITS),
    token: read.oferta,
  }
}

function insuranceOf(
  read: v.InferOutput<typeof insuranceSchema>,
  pesos: (amount: number) => CreditOfferInsurance['total'],
): CreditOfferInsurance {
  return {
    code: read.articulo,
    insured: pesos(read.monto),
    isCompulsory: read.obligatorio,
    monthlyPremium: pesos(read.prima_mensual),
    payment: pesos(read.prima_por_abono),
    lastPayment: pesos(read.ultima_prima),
    total: pesos(read.prima_total),
  }
}
