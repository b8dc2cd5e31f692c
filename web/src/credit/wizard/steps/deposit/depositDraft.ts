import { clabeFault } from '@hogar/schema/validation/numbers/clabe.ts'
import { debitCardFault } from '@hogar/schema/validation/numbers/debitCard.ts'
import type { QueuedUserError } from '../../../../offline/outcome.ts'

export type DepositMethod = 'CLABE' | 'DEBIT_CARD' | 'BRANCH'
export type DepositField = 'clabe' | 'card' | 'bankCode'

/** Deposit as chosen and typed: digits alone. */
export type DepositDraft = Readonly<{ method: DepositMethod } & Record<DepositField, string>>

/** The same as the wizard holds it while its page is open. */
export type DepositTexts = Readonly<Record<'method' | DepositField, string>>

/** Empty choice. A bank account is the usual way. */
export const EMPTY_DEPOSIT: DepositTexts = { method: 'CLABE', clabe: '', card: '', bankCode: '' }

/** Returns a draft out of the texts that the wizard holds. */
export function depositDraft({ method, clabe, card, bankCode }: DepositTexts): DepositDraft {
  const known = method === 'DEBIT_CARD' || method === 'BRANCH' ? method : 'CLABE'
  return { method: known, clabe, card, bankCode }
}

const FIELDS = {
  CLABE: ['clabe'],
  DEBIT_CARD: ['card', 'bankCode'],
  BRANCH: [],
} as const satisfies Record<DepositMethod, readonly DepositField[]>

const FAULTS = {
  clabe: (text: string) =>
    text === '' ? 'creditSteps.clabeMissing' : clabeFault(text) ? 'creditSteps.clabeWrong' : null,
  card: (text: string) =>
    text === '' ? 'creditSteps.cardMissing' : debitCardFault(text) ? 'creditSteps.cardWrong' : null,
  bankCode: (text: string) => (text === '' ? 'creditSteps.bankMissing' : null),
} as const satisfies Record<DepositField, (text: string) => string | null>

/** Returns the id of the message on a field that the platform would refuse; null for a good one. */
export function depositFault(draft: DepositDraft, field: DepositField): string | null {
  return FAULTS[field](draft[field])
}

/** Returns the ids of the messages on the fields of the chosen way, by field. */
export function depositFaults(draft: DepositDraft): Readonly<Partial<Record<DepositField, string>>> {
  const fields: readonly DepositField[] = FIELDS[draft.method]
  return Object.fromEntries(
    fields.flatMap((field) => [depositFault(draft, field)].flatMap((id) => (id ? [[field, id]] : []))),
  )
}

/** Returns the input of the mutation for a draft without faults. */
export function depositInput({ method, clabe, card, bankCode }: DepositDraft) {
  switch (method) {
    case 'CLABE':
      return { method, account: clabe }
    case 'DEBIT_CARD':
      return { method, account: card, bankCode }
    case 'BRANCH':
      return { method }
  }
}

/** Returns the field of the chosen way that a refusal is about; null for one of the whole step. */
export function fieldOfRefusal({ field }: QueuedUserError, method: DepositMethod): DepositField | null {
  const isNumber = field?.[0] === 'account'
  const isBank = field?.[0] === 'bankCode'
  if (method === 'CLABE') return isNumber || isBank ? 'clabe' : null
  if (method === 'BRANCH') return null
  return isNumber ? 'card' : isBank ? 'bankCode' : null
}
