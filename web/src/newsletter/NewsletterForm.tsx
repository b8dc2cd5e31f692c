import { type SubmitEvent, useId, useState } from 'react'
import { useIntl } from 'react-intl'
import * as v from 'valibot'
import { emailSchema } from '@hogar/schema/validation/address.ts'
import { EMAIL_MAX_CHARACTERS } from '@hogar/schema/validation/limits.ts'
import { noticesOf } from '../cart/noticesOf.ts'
import { Button } from '../design/Button.tsx'
import { TextField } from '../design/forms/TextField.tsx'
import type { Outcome } from '../offline/outcome.ts'
import { storageOf } from '../offline/waitingTask.ts'
import { useQueuedMutation } from '../offline/useQueuedMutation.ts'
import styles from './NewsletterForm.module.css'

type State = Readonly<{ kind: 'asking' | 'sending' | 'refused' | 'kept'; text?: string }>

/**
 * Form that subscribes an e-mail address to the newsletter. A refusal shows beside the field; off line the subscription
 * is queued.
 */
export function NewsletterForm() {
  const intl = useIntl()
  const titleId = useId()
  const subscribe = useQueuedMutation('subscribeToNewsletter')
  const [email, setEmail] = useState('')
  const [state, setState] = useState<State>({ kind: 'asking' })
  const say = (id: 'missing' | 'wrong' | 'waiting' | 'kept' | 'failed', values?: ReturnType<typeof storageOf>) =>
    intl.formatMessage({ id: `newsletter.${id}` }, values)

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const parsed = v.safeParse(emailSchema, email)
    if (!parsed.success) return setState({ kind: 'refused', text: say(email.trim() === '' ? 'missing' : 'wrong') })
    setState({ kind: 'sending' })
    setState(stateAfter(await subscribe({ input: { email: parsed.output } }), say))
  }

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate aria-labelledby={titleId}>
      <div>
        <h2 id={titleId} className={styles.title}>
          {intl.formatMessage({ id: 'newsletter.title' })}
        </h2>
        <p className={styles.text}>{intl.formatMessage({ id: 'newsletter.text' })}</p>
      </div>
      <output className={styles.kept}>{state.kind === 'kept' ? state.text : null}</output>
      {state.kind === 'kept' ? null : (
        <div className={styles.row}>
          <TextField
            label={intl.formatMessage({ id: 'newsletter.email' })}
            hint={intl.formatMessage({ id: 'newsletter.privacy' })}
            error={state.kind === 'refused' ? state.text : undefined}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={EMAIL_MAX_CHARACTERS}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
          <Button type="submit" variant="secondary" isBusy={state.kind === 'sending'}>
            {intl.formatMessage({ id: 'newsletter.send' })}
          </Button>
        </div>
      )}
    </form>
  )
}

type Say = (id: 'waiting' | 'kept' | 'failed', values?: ReturnType<typeof storageOf>) => string

/** Returns the form's state after an outcome: with the platform's messages, if it gave any. */
function stateAfter(outcome: Outcome, say: Say): State {
  switch (outcome.kind) {
    case 'waiting':
      return { kind: 'kept', text: say('waiting', storageOf(outcome)) }
    case 'done':
      return { kind: 'kept', text: joined(noticesOf(outcome.data)) || say('kept') }
    case 'refused':
      return { kind: 'refused', text: joined(outcome.userErrors) || say('failed') }
  }
}

function joined(sentences: readonly Readonly<{ message: string }>[]): string {
  return sentences.map(({ message }) => message).join(' ')
}
