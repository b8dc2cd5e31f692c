import { type SubmitEvent, useId, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { cleanText } from '@hogar/schema/validation/cleanText.ts'
import { QUOTE_NAME_MAX_CHARACTERS } from '@hogar/schema/validation/limits.ts'
import { Button } from '../design/Button.tsx'
import { Dialog } from '../design/Dialog.tsx'
import { focusFirstWrong } from '../design/focusFirstWrong.ts'
import { Icon } from '../design/Icon.tsx'
import { TextField } from '../design/TextField.tsx'
import { useSaveQuoteMutation } from './useSaveQuoteMutation.ts'
import { useTellOutcome } from './useTellOutcome.ts'
import styles from './CartKeeping.module.css'

/** Saves the cart under a name that the shopper gives it. A refusal stands beside the field. */
export function SaveQuoteButton() {
  const intl = useIntl()
  const formId = useId()
  const saveQuote = useSaveQuoteMutation()
  const tellOutcome = useTellOutcome()
  const [isOpen, setIsOpen] = useState(false)
  const [name, setName] = useState('')
  const [error, setError] = useState<string | undefined>()
  const [isBusy, setIsBusy] = useState(false)

  const close = () => {
    setIsOpen(false)
    setError(undefined)
  }
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const refuse = (message: string) => focusFirstWrong(form, () => setError(message))
    const wanted = cleanText(name)
    if (wanted === '') return refuse(intl.formatMessage({ id: 'quotes.nameMissing' }))
    setIsBusy(true)
    const outcome = await saveQuote(wanted)
    setIsBusy(false)
    if (outcome.kind === 'refused' && outcome.userErrors[0]) return refuse(outcome.userErrors[0].message)
    tellOutcome(outcome)
    setName('')
    close()
  }
  return (
    <>
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        <Icon name="calendar" size={20} />
        <FormattedMessage id="quotes.save" />
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={intl.formatMessage({ id: 'quotes.saveTitle' })}
        footer={
          <Button type="submit" form={formId} isBusy={isBusy}>
            <FormattedMessage id="quotes.saveConfirm" />
          </Button>
        }
      >
        <form id={formId} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
          <p>
            <FormattedMessage id="quotes.saveText" />
          </p>
          <TextField
            label={intl.formatMessage({ id: 'quotes.name' })}
            hint={intl.formatMessage({ id: 'quotes.nameHint' })}
            value={name}
            error={error}
            maxLength={QUOTE_NAME_MAX_CHARACTERS}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
        </form>
      </Dialog>
    </>
  )
}
