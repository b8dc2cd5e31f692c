import { useCallback, useId, useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import type { FieldFault } from '@hogar/schema/validation/address.ts'
import type { SummedError } from './ErrorSummary.tsx'
import { type FormField, faultMessageId } from './faultMessages.ts'

type Faults = Readonly<Partial<Record<FormField, FieldFault>>>

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
  attempt: number
}>

/** Says what is wrong with a form at the right moment: field by field once it was left, all of it after a try to go on. */
export function useFormErrors(faults: Faults): FormErrors {
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
        if (!fault) return []
        return { fieldId: idOf(field), message: intl.formatMessage({ id: faultMessageId(field, fault) }) }
      }),
    [faults, idOf, intl],
  )
  return {
    idOf,
    errorOf: (field) => (attempt > 0 || left.has(field) ? messageOf(field) : undefined),
    leave: (field) => setLeft((fields) => new Set(fields).add(field)),
    refuse: () => setAttempt((tries) => tries + 1),
    summary,
    attempt,
  }
}

/** As they stand on the page. */
const FIELDS_IN_ORDER: readonly FormField[] = [
  'email',
  'firstName',
  'lastName',
  'postcode',
  'regionCode',
  'city',
  'street',
  'number',
  'suburb',
  'telephone',
  'company',
  'taxId',
]
