import { useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import {
  CONTACT_MESSAGE_MAX_CHARACTERS,
  CONTACT_NAME_MAX_CHARACTERS,
  EMAIL_MAX_CHARACTERS,
  TELEPHONE_TYPED_MAX_CHARACTERS,
} from '@hogar/schema/validation/limits.ts'
import type { ContactForm_store$key } from '../__generated__/ContactForm_store.graphql'
import { FormFoot } from '../design/forms/FormFoot.tsx'
import { LiveForm } from '../design/forms/LiveForm.tsx'
import { TextAreaField } from '../design/forms/TextAreaField.tsx'
import { DigitField } from '../design/forms/DigitField.tsx'
import { TextField } from '../design/forms/TextField.tsx'
import { ComplaintField } from './ComplaintField.tsx'
import type { ContactField } from './contactFaults.ts'
import { useContactForm } from './useContactForm.ts'
import styles from './Contact.module.css'

const MESSAGE_ROWS = 6

/** Form for a message to the shop. Errors show beside their fields; the confirmation is read out. */
export function ContactForm({ store }: Readonly<{ store: ContactForm_store$key }>) {
  const data = useFragment(
    graphql`
      fragment ContactForm_store on Store {
        ...ComplaintField_store
      }
    `,
    store,
  )
  const intl = useIntl()
  const { state, draft, change, errorOf, submit } = useContactForm()
  const said = useRef<HTMLOutputElement>(null)
  const isSent = state.kind === 'sent'
  useEffect(() => {
    if (isSent) said.current?.focus()
  }, [isSent])
  const field = (name: Exclude<ContactField, 'complaint'>, maxLength: number) => ({
    label: intl.formatMessage({ id: `contact.field.${name}` }),
    error: errorOf(name),
    maxLength,
    required: name !== 'telephone',
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  })
  return (
    <section className={styles.section} aria-labelledby="contact-form">
      <h2 id="contact-form" className={styles.title}>
        <FormattedMessage id="contact.formTitle" />
      </h2>
      {isSent ? (
        <output ref={said} tabIndex={-1} className={styles.sent}>
          {state.text}
        </output>
      ) : (
        <LiveForm className={styles.form} aria-labelledby="contact-form" onSubmit={(event) => void submit(event)}>
          <p className={styles.muted}>
            <FormattedMessage id="contact.formText" />
          </p>
          <ComplaintField
            store={data}
            chosen={draft.complaint}
            error={errorOf('complaint')}
            onChoose={(complaint) => change({ complaint })}
          />
          <TextField {...field('name', CONTACT_NAME_MAX_CHARACTERS)} autoComplete="name" />
          <TextField
            {...field('email', EMAIL_MAX_CHARACTERS)}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
          />
          <DigitField kind="telephone" {...field('telephone', TELEPHONE_TYPED_MAX_CHARACTERS)} autoComplete="tel" />
          <TextAreaField {...field('message', CONTACT_MESSAGE_MAX_CHARACTERS)} rows={MESSAGE_ROWS} />
          <FormFoot refused={state.kind === 'refused' ? state.text : undefined} isSending={state.kind === 'sending'}>
            <FormattedMessage id="contact.send" />
          </FormFoot>
        </LiveForm>
      )}
    </section>
  )
}
