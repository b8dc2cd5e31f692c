import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import {
  EMAIL_MAX_CHARACTERS,
  NICKNAME_MAX_CHARACTERS,
  QUESTION_MAX_CHARACTERS,
} from '@hogar/schema/validation/limits.ts'
import { FormFoot } from '../design/forms/FormFoot.tsx'
import { LiveForm } from '../design/forms/LiveForm.tsx'
import { TextAreaField } from '../design/forms/TextAreaField.tsx'
import { TextField } from '../design/forms/TextField.tsx'
import type { QuestionField } from './questionFaults.ts'
import { useQuestionForm } from './useQuestionForm.ts'
import styles from './Questions.module.css'

const QUESTION_ROWS = 3

/** Form for a question about a product. Errors show beside their fields; the confirmation is focused. */
export function QuestionForm({ sku }: Readonly<{ sku: string }>) {
  const intl = useIntl()
  const { state, draft, change, errorOf, submit } = useQuestionForm(sku)
  const said = useRef<HTMLOutputElement>(null)
  const isSent = state.kind === 'sent'
  useEffect(() => {
    if (isSent) said.current?.focus()
  }, [isSent])
  if (isSent)
    return (
      <output ref={said} tabIndex={-1} className={styles.sent}>
        {state.text}
      </output>
    )
  const field = (name: QuestionField, maxLength: number) => ({
    label: intl.formatMessage({ id: `questions.field.${name}` }),
    error: errorOf(name),
    maxLength,
    required: true,
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  })
  return (
    <LiveForm className={styles.form} onSubmit={(event) => void submit(event)}>
      <TextAreaField {...field('question', QUESTION_MAX_CHARACTERS)} rows={QUESTION_ROWS} />
      <TextField {...field('nickname', NICKNAME_MAX_CHARACTERS)} autoComplete="nickname" />
      <TextField
        {...field('email', EMAIL_MAX_CHARACTERS)}
        hint={intl.formatMessage({ id: 'questions.emailHint' })}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <FormFoot refused={state.kind === 'refused' ? state.text : undefined} isSending={state.kind === 'sending'}>
        {intl.formatMessage({ id: 'questions.send' })}
      </FormFoot>
    </LiveForm>
  )
}
