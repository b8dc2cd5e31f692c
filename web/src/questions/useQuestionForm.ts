import { type SubmitEvent, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { useQuestionFormMutation } from '../__generated__/useQuestionFormMutation.graphql'
import { readSignedInName } from '../customers/signedInName.ts'
import { useSecretMutation } from '../relay/useSecretMutation.ts'
import { focusFirstWrong } from '../design/forms/focusFirstWrong.ts'
import { randomId } from '../device/randomId.ts'
import type { QueuedUserError } from '../offline/outcome.ts'
import { useStoreDefinition } from '../routing/StoreContext.tsx'
import { QUESTION_FIELDS, type QuestionDraft, type QuestionField, questionFaults } from './questionFaults.ts'

type State =
  | Readonly<{ kind: 'writing' | 'sending' }>
  | Readonly<{ kind: 'sent'; text: string }>
  /** Errors by field, and the text of those that belong to none. */
  | Readonly<{ kind: 'refused'; byField: Readonly<Partial<Record<string, string>>>; text: string }>

const MUTATION = graphql`
  mutation useQuestionFormMutation($input: AskQuestionInput!) {
    askQuestion(input: $input) {
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
`

/** React hook of the form for a question: its draft, faults and submit state. Stores nothing on the device. */
export function useQuestionForm(sku: string) {
  const intl = useIntl()
  const { code } = useStoreDefinition()
  const [draft, setDraft] = useState<QuestionDraft>(() => ({
    question: '',
    nickname: readSignedInName(code) ?? '',
    email: '',
  }))
  const [isTried, setTried] = useState(false)
  const [state, setState] = useState<State>({ kind: 'writing' })
  /** Idempotency key, unchanged until the question changes: a retry after a lost response is not sent twice. */
  const key = useRef<string | null>(null)
  const send = useSecretMutation<useQuestionFormMutation>(MUTATION)
  const faults = questionFaults(draft)
  const say = (id: 'sent' | 'offline' | 'failed') => intl.formatMessage({ id: `questions.${id}` })

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (state.kind === 'sending') return
    const form = event.currentTarget
    if (Object.keys(faults).length > 0) return focusFirstWrong(form, () => setTried(true))
    setState({ kind: 'sending' })
    key.current ??= randomId()
    const outcome = await send({ input: { sku, ...draft, clientMutationId: key.current } })
    if (outcome.kind === 'done') {
      const said = outcome.data.askQuestion.notices.map(({ message }) => message).join(' ')
      return setState({ kind: 'sent', text: said || say('sent') })
    }
    if (outcome.kind === 'unreachable') return setState({ kind: 'refused', byField: {}, text: say('offline') })
    focusFirstWrong(form, () => setState(refused(outcome.userErrors, say('failed'))))
  }

  return {
    state,
    draft,
    submit,
    change: (changed: Partial<QuestionDraft>) => {
      key.current = null
      setDraft((before) => ({ ...before, ...changed }))
      setState({ kind: 'writing' })
    },
    errorOf: (field: QuestionField): string | undefined => {
      const fault = faults[field]
      if (isTried && fault) return intl.formatMessage({ id: fault })
      return state.kind === 'refused' ? state.byField[field] : undefined
    },
  }
}

function refused(userErrors: readonly QueuedUserError[], failed: string): State {
  const fieldOf = ({ field }: QueuedUserError) => QUESTION_FIELDS.find((name) => name === field?.[0])
  const byField = Object.fromEntries(userErrors.map((error) => [fieldOf(error) ?? '', error.message]))
  const others = userErrors.filter((error) => !fieldOf(error)).map(({ message }) => message)
  return { kind: 'refused', byField, text: others.join(' ') || (userErrors.length > 0 ? '' : failed) }
}
