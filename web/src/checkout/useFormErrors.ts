import { useCallback, useId, useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import type { FieldFault } from '@hogar/schema/validation/address.ts'
import type { SummedError } from './ErrorSummary.tsx'
import { type FormField, faultMessageId } from './faultMessages.ts'

type Faults = Readonly<Partial<Record<FormField, FieldFault>>>
type Refused = Readonly<Partial<Record<FormField, string>>>

const NOTHING: Refused = {}

export type FormErrors = Readonly<{
  /** DOM id of a field. */
  idOf: (field: FormField) => string
  /** What to say beside a field; nothing before the shopper has left it or tried to go on. */
  errorOf: (field: FormField) => string | undefined
  /** The field has been left. */
  leave: (field: FormField) => void
  /** The shopper tried to go on although something is wrong. */
  refuse: () => void
  summary: readonly SummedError[]
  /** Something is wrong: going on would be for nothing. */
  hasErrors: boolean
  attempt: number
}>

/**
 * Says what is wrong with a form at the right moment: field by field once it was left, all of it after a try to go on.
 * What the shop itself refused is said at once, in its words.
 */
export function useFormErrors(faults: Faults, refused: Refused = NOTHING): FormErrors {
  const intl = useIntl()
  const prefix = useId()
  const [left, setLeft] = useState<ReadonlySet<FormField>>(new Set())
  const [attempt, setAttempt] = useState(0)
  const idOf = useCallback((field: FormField) => `${prefix}${field}`, [prefix])
  const messageOf = (field: FormField) => {
    const fault = faults[field]
    return fault ? intl.formatMessage({ id: faultMessageId(field, fault) }) : undefined
  }
  const summary = useMemo(
    () =>
      FIELDS_IN_ORDER.flatMap((field) => {
        const fault = faults[field]
        const message = fault ? intl.formatMessage({ id: faultMessageId(field, fault) }) : refused[field]
        return message === undefined ? [] : { fieldId: idOf(field), message }
      }),
    [faults, refused, idOf, intl],
  )
  return {
    idOf,
    errorOf: (field) => (attempt > 0 || left.has(field) ? messageOf(field) : undefined) ?? refused[field],
    leave: (field) => setLeft((fields) => new Set(fields).add(field)),
    refuse: () => setAttempt((tries) => tries + 1),
    summary,
    hasErrors: summary.length > 0,
    attempt,
  }
}

/** As they stand on the page. */
const FIELDS_IN_ORDER: readonly FormField[] = [
  'email',
  'firstName',
  'lastName',
  'mothersName',
  'postcode',
  'regionCode',
  'city',
  'street',
  'number',
  'suburb',
  'crossStreet',
  'telephone',
  'company',
  'taxId',
]
