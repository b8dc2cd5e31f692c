import * as v from 'valibot'
import type { AnswerOption, Bank, LifeInsurances, PhoneNumber } from '../__generated__/schemaTypes.ts'
import { UpstreamFailure } from '../errors/upstreamFailure.ts'
import { decodeContact } from '../contact/contactClient.ts'
import { money } from '../graph/money.ts'
import { readSource } from '../parse/readValue.ts'
import {
  BANKS_MAX,
  CREDIT_OPTIONS_MAX,
  TRANSFER_CHANNELS_DEFAULT,
  TRANSFER_CHANNELS_MAX,
  TRANSFER_HOURS_MAX,
} from './limits.ts'
import { type CreditScope, readDocument } from './readDocument.ts'
import { amountField, codeField, countField, labelField, parsed } from './replyFields.ts'

const insurancesSchema = v.object({
  segurosDeVida: v.pipe(
    v.array(v.object({ articulo: codeField, monto: amountField, prima_mensual: amountField })),
    v.maxLength(CREDIT_OPTIONS_MAX),
  ),
  maxBeneficiarios: countField,
})
const channelsSchema = v.pipe(v.array(countField), v.maxLength(TRANSFER_CHANNELS_MAX))
const hoursField = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(TRANSFER_HOURS_MAX))
const optionsSchema = v.pipe(
  v.array(v.object({ value: codeField, label: labelField })),
  v.maxLength(CREDIT_OPTIONS_MAX),
)
const banksSchema = v.pipe(
  v.array(v.object({ value: codeField, label: labelField, type: v.picklist(['CLABE', 'TARJETA', 'AMBAS']) })),
  v.maxLength(BANKS_MAX),
)

/** Reads the life insurances of a loan; null if the platform does not have them. */
export function readInsurances(scope: CreditScope): Promise<LifeInsurances | null> {
  const pesos = (amount: number) => money(amount, scope.store.currencyCode)
  return readDocument(scope, {
    endpoint: 'creditInsurances',
    call: onlyStore(scope),
    decode: (result) => {
      const read = parsed(insurancesSchema, firstOf(result))
      return (
        read && {
          options: read.segurosDeVida.map((option) => ({
            code: option.articulo,
            insured: pesos(option.monto),
            monthlyPremium: pesos(option.prima_mensual),
          })),
          beneficiariesMax: read.maxBeneficiarios,
        }
      )
    },
  })
}

/** Reads the relations that a beneficiary can have to the applicant; null if the platform does not list them. */
export async function readKinships(scope: CreditScope): Promise<readonly AnswerOption[] | null> {
  const read = await readDocument(scope, {
    endpoint: 'creditInsurances',
    call: onlyStore(scope),
    decode: (result) => parsed(v.object({ parentescos: v.nullish(optionsSchema, null) }), firstOf(result)),
  })
  return read?.parentescos ?? null
}

/** Reads the banks that a loan can be sent to; null if the platform does not have the call. */
export function readBanks(scope: CreditScope): Promise<readonly Bank[] | null> {
  return readDocument(scope, {
    endpoint: 'creditBanks',
    call: onlyStore(scope),
    decode: (result) =>
      parsed(banksSchema, result)?.map(({ value, label, type }) => ({
        code: value,
        name: label,
        takesClabe: type !== 'TARJETA',
        takesCard: type !== 'CLABE',
      })) ?? null,
  })
}

/** Reads the answers to how long an applicant has lived at the address; null if the platform does not have them. */
export function readAddressAges(scope: CreditScope): Promise<readonly AnswerOption[] | null> {
  return readDocument(scope, { endpoint: 'creditAddressAges', decode: (result) => parsed(optionsSchema, result) })
}

/** Reads the telephone number for questions about credit; null if there is none. */
export async function readCreditPhone(scope: CreditScope): Promise<PhoneNumber | null> {
  const read = await readDocument(scope, {
    endpoint: 'creditService',
    decode: (result) => {
      const { telefono, telefono_formateado: formatted } = readSource(result)
      return decodeContact({ phoneNumber: telefono, phoneNumberFormatted: formatted })
    },
  })
  return read?.phones[0] ?? null
}

/** Reads the hours after which a transfer is applied; null if the platform does not state them. */
export async function readTransferHours(scope: CreditScope): Promise<number | null> {
  const read = await readDocument(scope, {
    endpoint: 'creditService',
    decode: (result) => ({ hours: parsed(hoursField, readSource(result)['horas_spei']) }),
  })
  return read?.hours ?? null
}

/**
 * Reads the sales channels whose credits can be paid by transfer. The usual ones where the platform does not say: no way
 * of paying ends with a document, and the platform refuses what it does not take.
 */
export async function readTransferChannels(scope: CreditScope): Promise<readonly number[]> {
  try {
    const read = await readDocument(scope, {
      endpoint: 'creditTransferChannels',
      call: onlyStore(scope),
      decode: (result) => parsed(channelsSchema, result),
    })
    return read ?? TRANSFER_CHANNELS_DEFAULT
  } catch (error) {
    if (error instanceof UpstreamFailure) return TRANSFER_CHANNELS_DEFAULT
    throw error
  }
}

function onlyStore({ store }: CreditScope) {
  return { body: { storeCode: store.code } }
}

function firstOf(result: unknown): unknown {
  return Array.isArray(result) ? result[0] : null
}
