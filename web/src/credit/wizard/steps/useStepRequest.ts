import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { SecretOutcome } from '../../../relay/useSecretMutation.ts'
import type { QueuedUserError } from '../../../offline/outcome.ts'

/** Messages on fields, by field. */
export type FieldTexts<F extends string> = Readonly<Partial<Record<F, string>>>

type Request<F extends string> = Readonly<{
  ask: () => Promise<SecretOutcome<unknown>>
  /** Returns the field that an error is about; null for an error of the whole step. */
  fieldOf?: (error: QueuedUserError) => F | null
}>

/**
 * React hook that sends a step of the wizard, one request at a time, and holds the errors that belong to no field.
 * `first` are errors of an earlier page. `request` resolves to null if the platform has taken the step, else to the errors of its fields.
 */
export function useStepRequest(first: readonly string[] = []) {
  const intl = useIntl()
  const [isBusy, setIsBusy] = useState(false)
  const [refusals, setRefusals] = useState(first)
  const request = async <F extends string>({ ask, fieldOf }: Request<F>): Promise<FieldTexts<F> | null> => {
    setRefusals([])
    setIsBusy(true)
    const outcome = await ask()
    setIsBusy(false)
    if (outcome.kind === 'done') return null
    const userErrors = outcome.kind === 'refused' ? outcome.userErrors : []
    const fields: Partial<Record<F, string>> = {}
    const others: string[] = []
    for (const error of userErrors) {
      const field = fieldOf?.(error) ?? null
      if (field === null) others.push(error.message)
      else fields[field] ??= error.message
    }
    const own = outcome.kind === 'unreachable' ? 'creditSteps.offline' : 'creditSteps.trouble'
    setRefusals(userErrors.length === 0 ? [intl.formatMessage({ id: own })] : others)
    return fields
  }
  return { request, isBusy, refusals, forgive: () => setRefusals([]) }
}
