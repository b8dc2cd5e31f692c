import { GIFT_MESSAGE_MAX_CHARACTERS, GIFT_NAME_MAX_CHARACTERS } from '@hogar/schema/validation/limits.ts'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { GiftForm_gift$key } from '../__generated__/GiftForm_gift.graphql'
import { Button } from '../design/Button.tsx'
import { Checkbox } from '../design/forms/Checkbox.tsx'
import { LiveForm } from '../design/forms/LiveForm.tsx'
import { TextAreaField } from '../design/forms/TextAreaField.tsx'
import { TextField } from '../design/forms/TextField.tsx'
import { useGiftForm } from './useGiftForm.ts'
import styles from './Gift.module.css'

type Props = Readonly<{
  /** Saved gift message; null if there is none. */
  gift: GiftForm_gift$key | null
  /** True if the shopper has just asked for the form: it has the focus. */
  isFocused: boolean
  onClose: () => void
}>

/** Focuses the form's first field. Called once, when the field is there. */
const focusFirst = (field: HTMLInputElement | null) => field?.focus()

/** Form of a gift message. Errors show beside their fields; off line it waits with the cart's other changes. */
export function GiftForm({ gift, isFocused, onClose }: Props) {
  const intl = useIntl()
  const saved = useFragment(
    graphql`
      fragment GiftForm_gift on GiftMessage {
        to
        from
        message
        hidesPrices
      }
    `,
    gift,
  )
  const { draft, change, errorOf, submit, cancel, form, refused, isSending } = useGiftForm(
    saved ? { to: saved.to, from: saved.from, message: saved.message, hidesPrices: saved.hidesPrices } : null,
    onClose,
  )
  const text = (field: 'to' | 'from' | 'message') => ({
    label: intl.formatMessage({ id: `gift.${field}` }),
    error: errorOf(field),
    value: draft[field],
  })
  return (
    <LiveForm ref={form} className={styles.form} onSubmit={submit}>
      <h2 className={styles.title}>
        <FormattedMessage id="gift.title" />
      </h2>
      <div className={styles.names}>
        <TextField
          {...text('to')}
          ref={isFocused ? focusFirst : undefined}
          maxLength={GIFT_NAME_MAX_CHARACTERS}
          autoComplete="off"
          onChange={({ target }) => change({ to: target.value })}
        />
        <TextField
          {...text('from')}
          maxLength={GIFT_NAME_MAX_CHARACTERS}
          autoComplete="off"
          onChange={({ target }) => change({ from: target.value })}
        />
      </div>
      <TextAreaField
        {...text('message')}
        hint={intl.formatMessage(
          { id: 'gift.left' },
          { count: Math.max(0, GIFT_MESSAGE_MAX_CHARACTERS - draft.message.length) },
        )}
        maxLength={GIFT_MESSAGE_MAX_CHARACTERS}
        onChange={({ target }) => change({ message: target.value })}
      />
      <Checkbox
        label={intl.formatMessage({ id: 'gift.hidesPrices' })}
        checked={draft.hidesPrices}
        onChange={({ target }) => change({ hidesPrices: target.checked })}
      />
      {refused ? (
        <p className={styles.refused} role="alert">
          {refused}
        </p>
      ) : null}
      <div className={styles.ways}>
        <Button type="submit" isBusy={isSending}>
          <FormattedMessage id="gift.save" />
        </Button>
        <Button variant="quiet" onClick={cancel}>
          <FormattedMessage id="gift.cancel" />
        </Button>
      </div>
    </LiveForm>
  )
}
