import { type SubmitEvent, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { TrackedOrderView_order$key } from '../../__generated__/TrackedOrderView_order.graphql'
import type { useTrackOrderMutation } from '../../__generated__/useTrackOrderMutation.graphql'
import { useSecretMutation } from '../../relay/useSecretMutation.ts'
import { focusFirstWrong } from '../../design/forms/focusFirstWrong.ts'
import type { QueuedUserError } from '../../offline/outcome.ts'
import { TRACKING_FIELDS, type TrackingDraft, type TrackingField, trackingFaults } from './trackingFaults.ts'

type Texts = Readonly<Partial<Record<TrackingField, string>>>

/** State of the form. `text` belongs to no field. */
type State = Readonly<{ isSending: boolean; byField: Texts; text: string }>

/** Order that was found. `reading` counts the answers: each one is another. */
type Found = Readonly<{ key: TrackedOrderView_order$key; reading: number }>

const MUTATION = graphql`
  mutation useTrackOrderMutation($input: TrackOrderInput!) {
    trackOrder(input: $input) {
      order {
        ...TrackedOrderView_order
      }
      userErrors {
        code
        message
        field
      }
    }
  }
`

const IDLE: State = { isSending: false, byField: {}, text: '' }

/**
 * React hook of the form that finds an order. Nothing that is typed or found is stored: the page's private store holds it
 * until the page is left.
 */
export function useTrackOrder(orderNumber: string) {
  const intl = useIntl()
  const [draft, setDraft] = useState<TrackingDraft>({ orderNumber, email: '' })
  const [isTried, setTried] = useState(false)
  const [state, setState] = useState(IDLE)
  const [found, setFound] = useState<Found | null>(null)
  /** Names of the order that is shown: a refresh reads it again, whatever was typed since. */
  const shown = useRef(draft)
  const send = useSecretMutation<useTrackOrderMutation>(MUTATION)
  const faults = trackingFaults(draft)

  const read = async (named: TrackingDraft, show: (say: () => void) => void) => {
    setState({ ...IDLE, isSending: true })
    const outcome = await send({ input: named })
    const order = outcome.kind === 'done' ? outcome.data.trackOrder.order : null
    if (order) {
      shown.current = named
      setState(IDLE)
      return setFound((before) => ({ key: order, reading: (before?.reading ?? 0) + 1 }))
    }
    if (outcome.kind === 'unreachable')
      return setState({ ...IDLE, text: intl.formatMessage({ id: 'tracking.offline' }) })
    const errors = outcome.kind === 'refused' ? outcome.userErrors : []
    show(() => setState(refused(errors, intl.formatMessage({ id: 'tracking.failed' }))))
  }

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (state.isSending) return
    const form = event.currentTarget
    if (Object.keys(faults).length > 0) return focusFirstWrong(form, () => setTried(true))
    setFound(null)
    void read(draft, (say) => focusFirstWrong(form, say))
  }

  return {
    draft,
    state,
    found,
    submit,
    refresh: () => {
      if (!state.isSending) void read(shown.current, (say) => say())
    },
    change: (changed: Partial<TrackingDraft>) => {
      setDraft((before) => ({ ...before, ...changed }))
      setState((before) => ({ ...before, byField: {}, text: '' }))
    },
    errorOf: (field: TrackingField): string | undefined => {
      const fault = faults[field]
      if (isTried && fault) return intl.formatMessage({ id: fault })
      return state.byField[field]
    },
  }
}

function refused(userErrors: readonly QueuedUserError[], failed: string): State {
  const fieldOf = ({ field }: QueuedUserError) => TRACKING_FIELDS.find((name) => name === field?.[0])
  const byField: Record<string, string> = {}
  const others: string[] = []
  for (const error of userErrors) {
    const field = fieldOf(error)
    if (field) byField[field] ??= error.message
    else others.push(error.message)
  }
  return { isSending: false, byField, text: userErrors.length === 0 ? failed : others.join(' ') }
}
