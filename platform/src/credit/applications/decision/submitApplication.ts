import type { Transaction } from 'kysely'
import type { Schema } from '../../../database/schema.ts'
import { PlatformError } from '../../../http/PlatformError.ts'
import { loadSlots } from '../../files/fileRows.ts'
import { fieldRefusal, missingRefusal } from '../applicationRefusal.ts'
import type { ApplicationParts } from '../applicationParts.ts'
import {
  type Application,
  type Credentials,
  lockDraft,
  requireNonePending,
  saveApplication,
} from '../applicationRepository.ts'
import type { HomeCustomer } from '../homeCustomer.ts'
import { type TypedDeposit, readDeposit } from '../steps/depositStep.ts'
import { missingSteps } from '../steps/missingSteps.ts'
import { offerOfDraft } from '../steps/offerStep.ts'
import { requireSeller } from '../steps/requireSeller.ts'
import { decidedAt } from './answerDay.ts'
import { requestedAmount } from './applyDecision.ts'
import { moveApplication } from './moves.ts'

export type Submission = Credentials &
  Readonly<{
    oferta?: string
    deposito?: TypedDeposit
    codigo?: string
    acepta_terminos: boolean
  }>
type Sender = Readonly<{
  /** Customer of the house whom the call proves; null on the call of new customers. */
  home: HomeCustomer | null
  /** Customer of the shop; null for a guest. */
  customerId: number | null
}>

/**
 * Sends a draft: its steps are complete, its offer still holds, and its person has no other in review.
 * @throws PlatformError 400 `terms`, `account`, `bank` or `code`; 401; 403 for another kind of customer; 409 `state`,
 * `pending` or `offer`; 422 with the missing steps.
 */
export async function submitApplication(
  transaction: Transaction<Schema>,
  parts: Pick<ApplicationParts, 'personalData' | 'decidesAtOnce'>,
  { submission, sender, now }: Readonly<{ submission: Submission; sender: Sender; now: Date }>,
) {
  const { personalData } = parts
  const draft = await lockDraft(transaction, personalData, submission)
  requireOwn(draft, sender)
  if (!submission.acepta_terminos)
    throw fieldRefusal({ reason: 'terms', field: 'acepta_terminos', message: 'The terms must be accepted' })
  const application = await completed(transaction, draft, submission)
  const faltan = missingSteps(application, { slots: await loadSlots(transaction, draft.row.id) })
  if (faltan.length > 0) throw missingRefusal(faltan)
  await requireNonePending(transaction, personalData, application)
  await requireSameOffer(transaction, application, submission.oferta)
  const { personal, steps } = application
  const { customer_id: known } = draft.row
  await saveApplication(transaction, personalData, {
    id: draft.row.id,
    personal,
    steps,
    row: { customer_id: known ?? sender.customerId },
    now,
  })
  const amount = requestedAmount(draft.row)
  const owned = { ...application, row: { ...draft.row, customer_id: known ?? sender.customerId } }
  const { row } = await moveApplication(transaction, owned, {
    to: 'SUBMITTED',
    now,
    columns: { amount: amount.toFixed(2), answer_before: decidedAt(parts, now, amount) },
  })
  return {
    incrementId: row.folio,
    estado: row.status,
    respuesta_antes_de: row.answer_before?.toISOString() ?? null,
  }
}

/** @throws PlatformError 403 for the call of another kind of customer, another account or another customer. */
function requireOwn({ row }: Application, { home, customerId }: Sender): void {
  const isOwnKind = (row.customer_kind === 'CASA') === (home !== null)
  const isOwnAccount = home === null || home.accountId === row.account_id
  const isOwnCustomer = row.customer_id === null || customerId === null || row.customer_id === customerId
  if (!isOwnKind || !isOwnAccount || !isOwnCustomer)
    throw new PlatformError(403, { errorMessage: 'This application is of another customer' })
}

/** Returns the draft with the deposit and the code that were sent with it. */
async function completed(
  transaction: Transaction<Schema>,
  draft: Application,
  { deposito, codigo }: Submission,
): Promise<Application> {
  const seller = codigo === undefined || codigo === '' ? null : await requireSeller(transaction, codigo, null)
  return {
    ...draft,
    personal: deposito ? { ...draft.personal, deposit: readDeposit(deposito) } : draft.personal,
    steps: seller ? { ...draft.steps, seller: seller.code } : draft.steps,
  }
}

/** @throws PlatformError 409 `offer` for another offer than the chosen one, or where its figures have changed since. */
async function requireSameOffer(
  transaction: Transaction<Schema>,
  application: Application,
  named: string | undefined,
): Promise<void> {
  const current = await offerOfDraft(transaction, application)
  if (current !== undefined && current?.oferta !== named)
    throw new PlatformError(409, { errorMessage: 'The offer has changed', reason: 'offer' })
}
