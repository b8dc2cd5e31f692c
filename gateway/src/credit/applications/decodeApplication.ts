import * as v from 'valibot'
import type { CreditApplication } from '../../__generated__/schemaTypes.ts'
import { money } from '../../graph/money.ts'
import { instant } from '../../parse/instant.ts'
import { readText } from '../../parse/readValue.ts'
import type { CreditStart, OpenCreditApplication } from '../../session/sessionData.ts'
import { decodeOffer } from '../decodeOffer.ts'
import type { CreditApplicationMapper } from '../mappers.ts'
import { kindOf } from '../platformNames.ts'
import { amountField, codeField, parsed } from '../replyFields.ts'
import { decodePersonal } from './decodePersonal.ts'
import { DENIALS, STATUSES, STEPS, slotsOf, stepsOf } from './names.ts'

const timeField = v.pipe(
  v.unknown(),
  v.transform((value) => instant(readText(value))),
)
const namesField = v.array(v.string())
const reasonField = v.fallback(v.nullish(v.picklist(DENIALS), null), null)

const stateSchema = v.object({
  incrementId: codeField,
  estado: v.picklist(STATUSES),
  pasos: v.record(v.string(), v.boolean()),
  requeridos: namesField,
  faltan: namesField,
  maximo: v.nullish(amountField),
  aprobado: v.nullish(amountField),
  oferta: v.nullish(v.unknown()),
  respuesta_antes_de: timeField,
  aceptar_antes_de: timeField,
  motivo: reasonField,
  datos: v.nullish(v.unknown()),
  archivos: v.fallback(namesField, []),
  reenviar: v.fallback(v.nullish(namesField, null), null),
})
const offeredSchema = v.object({ monto: amountField })

const BORROWERS = { NUEVO: 'NEW', CASA: 'HOME' } as const

const requestSchema = v.object({
  incrementId: codeField,
  tipo: v.pipe(
    v.unknown(),
    v.transform((name) => kindOf(readText(name))),
    v.picklist(['MERCHANDISE', 'CREDILANA', 'PERSONAL_LOAN']),
  ),
  cliente: v.fallback(v.nullish(v.picklist(['NUEVO', 'CASA']), null), null),
  monto: v.nullish(amountField),
  aprobado: v.nullish(amountField),
  estado: v.picklist(STATUSES),
  motivo: reasonField,
  oferta: v.nullish(v.unknown()),
  creada: timeField,
  respuesta_antes_de: timeField,
  aceptar_antes_de: timeField,
  orderNumber: v.nullish(codeField, null),
  faltan: v.fallback(namesField, []),
})

type Store = Readonly<{ code: string; currencyCode: string }>

/** Decodes the state of an open application; null if it cannot be read. */
export function decodeState(
  result: unknown,
  { kind, customer }: Pick<OpenCreditApplication, 'kind' | 'customer'>,
  { code, currencyCode }: Store,
): CreditApplicationMapper | null {
  const read = parsed(stateSchema, Array.isArray(result) ? result[0] : result)
  if (read === null) return null
  const given = (amount: number | null | undefined) => (typeof amount === 'number' ? money(amount, currencyCode) : null)
  const isDone = (name: string) => read.pasos[name] === true
  return {
    ...nothingKnown(code, kind),
    number: read.incrementId,
    customer,
    status: read.estado,
    amount: given(parsed(offeredSchema, read.oferta)?.monto),
    offer: decodeOffer(read.oferta, { kind, customer, currencyCode }),
    approved: given(read.aprobado),
    maximum: given(read.maximo),
    steps: STEPS.map(([step, name]) => ({
      code: step,
      isDone: isDone(name),
      isRequired: read.requeridos.includes(name),
    })),
    missingSteps: read.estado === 'DRAFT' ? stepsOf(read.faltan) : [],
    answerBefore: read.respuesta_antes_de,
    acceptBefore: read.aceptar_antes_de,
    reason: read.motivo ?? null,
    ...decodePersonal(read.datos, isDone('telefono')),
    files: slotsOf(read.archivos),
    missingFiles: read.estado === 'NEEDS_FILES' && read.reenviar ? slotsOf(read.reenviar) : null,
  }
}

/** Decodes an item of a customer's list; null if it cannot be read. */
export function decodeRequest(row: unknown, { code, currencyCode }: Store): CreditApplicationMapper | null {
  const read = parsed(requestSchema, row)
  if (read === null) return null
  const { tipo: kind, cliente } = read
  const customer = cliente && BORROWERS[cliente]
  const given = (amount: number | null | undefined) => (typeof amount === 'number' ? money(amount, currencyCode) : null)
  return {
    ...nothingKnown(code, kind),
    number: read.incrementId,
    customer,
    status: read.estado,
    amount: given(read.monto),
    offer: customer && decodeOffer(read.oferta, { kind, customer, currencyCode }),
    approved: given(read.aprobado),
    missingSteps: read.estado === 'DRAFT' ? stepsOf(read.faltan) : [],
    missingFiles: read.estado === 'NEEDS_FILES' ? slotsOf(read.faltan) : null,
    createdAt: read.creada,
    answerBefore: read.respuesta_antes_de,
    acceptBefore: read.aceptar_antes_de,
    reason: read.motivo ?? null,
    orderNumber: read.orderNumber,
  }
}

/** Returns an application that the platform has not opened yet: nothing of it is done. */
export function startedApplication(
  { id, kind, amount }: CreditStart,
  { code, currencyCode }: Store,
): CreditApplicationMapper {
  return {
    ...nothingKnown(code, kind),
    startId: id ?? null,
    customer: 'NEW',
    amount: amount === null ? null : money(Number(amount), currencyCode),
    missingSteps: ['APPLICANT'],
  }
}

function nothingKnown(storeCode: string, kind: CreditApplication['kind']): CreditApplicationMapper {
  return {
    __typename: 'CreditApplication',
    storeCode,
    startId: null,
    number: null,
    kind,
    customer: null,
    status: 'DRAFT',
    amount: null,
    offer: null,
    approved: null,
    maximum: null,
    steps: null,
    missingSteps: [],
    missingFiles: null,
    createdAt: null,
    answerBefore: null,
    acceptBefore: null,
    reason: null,
    orderNumber: null,
    applicant: null,
    address: null,
    reference: null,
    insurance: null,
    files: null,
    depositHint: null,
    sellerCode: null,
    consentUntil: null,
  }
}
