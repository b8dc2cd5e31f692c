import { type SubmitEvent, useState } from 'react'
import { useIntl } from 'react-intl'
import { EMAIL_MAX_CHARACTERS } from '@hogar/schema/validation/limits.ts'
import { noticesOf } from '../cart/noticesOf.ts'
import { Button } from '../design/Button.tsx'
import { LiveForm } from '../design/forms/LiveForm.tsx'
import { TextField } from '../design/forms/TextField.tsx'
import type { Outcome } from '../offline/outcome.ts'
import { storageOf } from '../offline/waitingTask.ts'
import { useQueuedMutation } from '../offline/useQueuedMutation.ts'
import styles from './NotifyWhenInStock.module.css'

type State = Readonly<{ kind: 'asking' | 'sending' | 'refused' | 'kept'; text?: string }>

/**
 * Form that subscribes an e-mail address to a stock alert. A refusal shows beside the field; off line the subscription
 * is queued.
 */
export function NotifyWhenInStock({ sku }: Readonly<{ sku: string }>) {
  const intl = useIntl()
  const notifyWhenInStock = useQueuedMutation('notifyWhenInStock')
  const [email, setEmail] = useState('')
  const [state, setState] = useState<State>({ kind: 'asking' })
  const own = {
    kept: intl.formatMessage({ id: 'stockNotice.kept' }),
    waiting: (outcome: Waiting) => intl.formatMessage({ id: 'stockNotice.waiting' }, storageOf(outcome)),
    failed: intl.formatMessage({ id: 'stockNotice.failed' }),
  }

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (email.trim() === '') {
      setState({ kind: 'refused', text: intl.formatMessage({ id: 'stockNotice.missing' }) })
      return
    }
    setState({ kind: 'sending' })
    const code = await loadCode()
    const address = code?.readEmail(email)
    if (address) setState(stateAfter(await notifyWhenInStock({ input: { sku, email: address } }), own))
    else setState({ kind: 'refused', text: code ? intl.formatMessage({ id: 'stockNotice.wrong' }) : own.failed })
  }

  return (
    <LiveForm className={styles.form} onSubmit={(event) => void submit(event)}>
      <output className={styles.kept}>{state.kind === 'kept' ? state.text : null}</output>
      {state.kind === 'kept' ? null : (
        <>
          <p className={styles.title}>{intl.formatMessage({ id: 'stockNotice.title' })}</p>
          <div className={styles.row}>
            <TextField
              label={intl.formatMessage({ id: 'stockNotice.email' })}
              hint={intl.formatMessage({ id: 'stockNotice.privacy' })}
              error={state.kind === 'refused' ? state.text : undefined}
              type="email"
              inputMode="email"
              autoComplete="email"
              maxLength={EMAIL_MAX_CHARACTERS}
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
            <Button type="submit" variant="secondary" isBusy={state.kind === 'sending'}>
              {intl.formatMessage({ id: 'stockNotice.send' })}
            </Button>
          </div>
        </>
      )}
    </LiveForm>
  )
}

/** Loads the validation of e-mail addresses with the first submit. Undefined if loading fails. */
const loadCode = () => import('./readEmail.ts').catch(() => undefined)

type Waiting = Extract<Outcome, { kind: 'waiting' }>
type OwnTexts = Readonly<{ kept: string; waiting: (outcome: Waiting) => string; failed: string }>

/** Returns the form's state after an outcome: with the platform's messages, if it gave any. */
function stateAfter(outcome: Outcome, own: OwnTexts): State {
  switch (outcome.kind) {
    case 'waiting':
      return { kind: 'kept', text: own.waiting(outcome) }
    case 'done':
      return { kind: 'kept', text: noticesOf(outcome.data)[0]?.message ?? own.kept }
    case 'refused':
      return { kind: 'refused', text: outcome.userErrors.map(({ message }) => message).join(' ') || own.failed }
  }
}
