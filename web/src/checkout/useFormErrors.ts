import { useCallback, useId, useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import type { FieldFault } from '@hogar/schema/validation/address.ts'
import { ADDRESS_FIELDS } from './address/addressForm.ts'
import type { SummedError } from './ErrorSummary.tsx'
import { type FormField, faultMessageId } from './faultMessageId.ts'

type Faults = Readonly<Partial<Record<FormField, FieldFault>>>
type Refused = Readonly<Partial<Record<FormField, string>>>

const NOTHING: Refused = {}

export type FormErrors = Readonly<{
  /** Returns the DOM id of a field. */
  idOf: (field: FormField) => string
  /** Returns the error of a field; undefined until the shopper leaves the field or submits. */
  errorOf: (field: FormField) => string | undefined
  /** Marks a field as left. */
  leave: (field: FormField) => void
  /** Called on a submit attempt with errors: shows all of them. */
  refuse: () => void
  summary: readonly SummedError[]
  /** True if the form has errors and must not be submitted. */
  hasErrors: boolean
  attempt: number
}>

/**
 * React hook that decides when errors of a form are shown: per field once it is left, all after a submit attempt.
 * Messages of the platform are shown at once.
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

/** Fields in page order. */
const FIELDS_IN_ORDER: readonly FormField[] = ['email', 'branch', ...ADDRESS_FIELDS]
