import { type SubmitEvent, useState } from 'react'
import { useIntl } from 'react-intl'
import * as v from 'valibot'
import { emailSchema } from '@hogar/schema/validation/address.ts'
import { EMAIL_MAX_CHARACTERS } from '@hogar/schema/validation/limits.ts'
import { noticesOf } from '../cart/noticesOf.ts'
import { Button } from '../design/Button.tsx'
import { LiveForm } from '../design/LiveForm.tsx'
import { TextField } from '../design/TextField.tsx'
import type { Outcome } from '../offline/outcome.ts'
import { useNotifyWhenInStockMutation } from './useNotifyWhenInStockMutation.ts'
import styles from './NotifyWhenInStock.module.css'

type State = Readonly<{ kind: 'asking' | 'sending' | 'refused' | 'kept'; text?: string }>

/** An address for a mail when a product is back. What is refused stands beside the field; off line, the wish waits. */
export function NotifyWhenInStock({ sku }: Readonly<{ sku: string }>) {
  const intl = useIntl()
  const notifyWhenInStock = useNotifyWhenInStockMutation()
  const [email, setEmail] = useState('')
  const [state, setState] = useState<State>({ kind: 'asking' })
  const own = {
    kept: intl.formatMessage({ id: 'stockNotice.kept' }),
    waiting: intl.formatMessage({ id: 'stockNotice.waiting' }),
    failed: intl.formatMessage({ id: 'stockNotice.failed' }),
  }

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (email.trim() === '') {
      setState({ kind: 'refused', text: intl.formatMessage({ id: 'stockNotice.missing' }) })
      return
    }
    const parsed = v.safeParse(emailSchema, email)
    if (!parsed.success) {
      setState({ kind: 'refused', text: intl.formatMessage({ id: 'stockNotice.wrong' }) })
      return
    }
    setState({ kind: 'sending' })
    setState(stateAfter(await notifyWhenInStock({ sku, email: parsed.output }), own))
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

type OwnTexts = Readonly<Record<'kept' | 'waiting' | 'failed', string>>

/** What the form says of an outcome: the shop's own words where it has any. */
function stateAfter(outcome: Outcome, own: OwnTexts): State {
  switch (outcome.kind) {
    case 'waiting':
      return { kind: 'kept', text: own.waiting }
    case 'done':
      return { kind: 'kept', text: noticesOf(outcome.data)[0]?.message ?? own.kept }
    case 'refused':
      return { kind: 'refused', text: outcome.userErrors.map(({ message }) => message).join(' ') || own.failed }
  }
}
