import { type SubmitEvent, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { useContactFormMutation } from '../__generated__/useContactFormMutation.graphql'
import { useSecretMutation } from '../relay/useSecretMutation.ts'
import { focusFirstWrong } from '../design/forms/focusFirstWrong.ts'
import type { QueuedUserError } from '../offline/outcome.ts'
import { useStoreDefinition } from '../routing/StoreContext.tsx'
import { CONTACT_FIELDS, type ContactDraft, type ContactField, contactFaults } from './contactFaults.ts'
import { randomId } from '../device/randomId.ts'

type State =
  | Readonly<{ kind: 'writing' | 'sending' }>
  | Readonly<{ kind: 'sent'; text: string }>
  /** Errors by field, and the text of those that belong to none. */
  | Readonly<{ kind: 'refused'; byField: Readonly<Partial<Record<string, string>>>; text: string }>

const BLANK: ContactDraft = { complaint: '', name: '', email: '', telephone: '', message: '' }

/** React hook of the contact form: its draft, faults and submit state. Stores nothing on the device. */
export function useContactForm() {
  const intl = useIntl()
  const { countryCode } = useStoreDefinition()
  const [draft, setDraft] = useState(BLANK)
  const [isTried, setTried] = useState(false)
  const [state, setState] = useState<State>({ kind: 'writing' })
  /** Idempotency key, unchanged until the message changes: a retry after a lost response is not sent twice. */
  const key = useRef<string | null>(null)
  const send = useSecretMutation<useContactFormMutation>(graphql`
    mutation useContactFormMutation($input: SendContactMessageInput!) {
      sendContactMessage(input: $input) {
        userErrors {
          code
          message
          field
        }
        notices {
          message
        }
      }
    }
  `)
  const faults = contactFaults(draft, countryCode)
  const say = (id: 'sent' | 'offline' | 'failed') => intl.formatMessage({ id: `contact.${id}` })

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (state.kind === 'sending') return
    const form = event.currentTarget
    if (Object.keys(faults).length > 0) return focusFirstWrong(form, () => setTried(true))
    setState({ kind: 'sending' })
    key.current ??= randomId()
    const outcome = await send({ input: { ...draft, clientMutationId: key.current } })
    if (outcome.kind === 'done') {
      const said = outcome.data.sendContactMessage.notices.map(({ message }) => message).join(' ')
      return setState({ kind: 'sent', text: said || say('sent') })
    }
    if (outcome.kind === 'unreachable') return setState({ kind: 'refused', byField: {}, text: say('offline') })
    focusFirstWrong(form, () => setState(refused(outcome.userErrors, say('failed'))))
  }

  return {
    state,
    draft,
    submit,
    change: (changed: Partial<ContactDraft>) => {
      key.current = null
      setDraft((before) => ({ ...before, ...changed }))
      setState({ kind: 'writing' })
    },
    errorOf: (field: ContactField): string | undefined => {
      const fault = faults[field]
      if (isTried && fault) return intl.formatMessage({ id: fault })
      return state.kind === 'refused' ? state.byField[field] : undefined
    },
  }
}

function refused(userErrors: readonly QueuedUserError[], failed: string): State {
  const fieldOf = ({ field }: QueuedUserError) => CONTACT_FIELDS.find((name) => name === field?.[0])
  const byField = Object.fromEntries(userErrors.map((error) => [fieldOf(error) ?? '', error.message]))
  const others = userErrors.filter((error) => !fieldOf(error)).map(({ message }) => message)
  return { kind: 'refused', byField, text: others.join(' ') || (userErrors.length > 0 ? '' : failed) }
}
