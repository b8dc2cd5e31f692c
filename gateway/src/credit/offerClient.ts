import * as v from 'valibot'
import type { CreditOffer, StoreCreditOffersArgs } from '../__generated__/schemaTypes.ts'
import { money } from '../graph/money.ts'
import { plainText } from '../parse/plainText.ts'
import { readSource, readText } from '../parse/readValue.ts'
import { decodeOffer } from './decodeOffer.ts'
import { CREDIT_LEGEND_MAX_CHARACTERS, CREDIT_TERMS_MAX, OFFERS_MAX } from './limits.ts'
import type { CreditTermsMapper } from './mappers.ts'
import { CUSTOMER_NAMES, FREQUENCY_NAMES, KIND_NAMES } from './platformNames.ts'
import { type CreditScope, readDocument } from './readDocument.ts'
import { amountField, countField, frequencyField, parsed } from './replyFields.ts'

const CAT_DIGITS = 1

const termsSchema = v.object({
  meses: v.pipe(v.array(countField), v.minLength(1), v.maxLength(CREDIT_TERMS_MAX)),
  meses_predeterminado: countField,
  tipos_de_abono: v.pipe(v.array(frequencyField), v.minLength(1), v.maxLength(CREDIT_TERMS_MAX)),
  minimo: amountField,
  maximo: amountField,
  paso: amountField,
  seguro_desde: amountField,
  cat_publicado: v.nullish(amountField),
})

type Borrower = Readonly<Pick<CreditOffer, 'kind' | 'customer'>>
/** Checked arguments of an offers list; `months`, `amount` and `frequency` are null for all of them. */
export type OfferQuery = Borrower &
  Readonly<{
    months: number | null
    amount: string | null
    frequency: NonNullable<StoreCreditOffersArgs['frequency']> | null
  }>

/** Reads the terms of a kind of credit; null if the platform does not have them. */
export function readTerms(scope: CreditScope, { kind, customer }: Borrower) {
  const { code: storeCode, currencyCode } = scope.store
  const body = { storeCode, type: KIND_NAMES[kind], condicion: CUSTOMER_NAMES[customer] }
  return readDocument(scope, {
    endpoint: 'creditTerms',
    call: { body },
    decode: (result): CreditTermsMapper | null => {
      const read = parsed(termsSchema, result)
      if (read === null) return null
      return {
        kind,
        months: read.meses,
        defaultMonths: read.meses_predeterminado,
        frequencies: read.tipos_de_abono,
        minimum: money(read.minimo, currencyCode),
        maximum: money(read.maximo, currencyCode),
        step: money(read.paso, currencyCode),
        insuranceFrom: money(read.seguro_desde, currencyCode),
        publishedCat: read.cat_publicado?.toFixed(CAT_DIGITS) ?? null,
      }
    },
  })
}

/** Reads the legal line of all offers; null if there is none. */
export async function readLegend(scope: CreditScope): Promise<string | null> {
  const read = await readDocument(scope, {
    endpoint: 'creditLegend',
    call: { body: { storeCode: scope.store.code } },
    decode: (result) => ({ text: readText(readSource(result)['leyenda_dimas'], CREDIT_LEGEND_MAX_CHARACTERS) }),
  })
  return read === null || read.text === null ? null : plainText(read.text, CREDIT_LEGEND_MAX_CHARACTERS)
}

/**
 * Reads offers; null if the platform does not have them. Filters them again: platforms may list every term of a kind.
 */
export function readOffers(scope: CreditScope, query: OfferQuery): Promise<readonly CreditOffer[] | null> {
  const { code: storeCode, currencyCode } = scope.store
  const { kind, customer, months, amount, frequency } = query
  const body = {
    storeCode,
    type: KIND_NAMES[kind],
    ...(amount === null ? {} : { monto: amount }),
    meses: months,
    ...(frequency === null ? {} : { tipo_de_abono: FREQUENCY_NAMES[frequency] }),
    condicion: CUSTOMER_NAMES[customer],
  }
  const isWanted = (offer: CreditOffer) =>
    (months === null || offer.months === months) &&
    (amount === null || Number(offer.amount.amount) === Number(amount)) &&
    (frequency === null || offer.frequency === frequency)
  return readDocument(scope, {
    endpoint: 'creditOffers',
    call: { body },
    decode: (result) => {
      if (!Array.isArray(result)) return null
      const offers = result.flatMap((row) => decodeOffer(row, { kind, customer, currencyCode }) ?? [])
      return offers.length === result.length ? offers.filter(isWanted).slice(0, OFFERS_MAX) : null
    },
  })
}
