import { type SubmitEvent, useId, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { cleanText } from '@hogar/schema/validation/cleanText.ts'
import { QUOTE_NAME_MAX_CHARACTERS } from '@hogar/schema/validation/limits.ts'
import { Button } from '../../design/Button.tsx'
import { Dialog } from '../../design/overlays/Dialog.tsx'
import { focusFirstWrong } from '../../design/forms/focusFirstWrong.ts'
import { Icon } from '../../design/Icon.tsx'
import { TextField } from '../../design/forms/TextField.tsx'
import { useQueuedMutation } from '../../offline/useQueuedMutation.ts'
import { useNotifyOutcome } from '../useNotifyOutcome.ts'
import styles from '../records/CartKeeping.module.css'

/** Button that saves the cart under a name. A refusal is shown beside the field. */
export function SaveQuoteButton() {
  const intl = useIntl()
  const formId = useId()
  const saveQuote = useQueuedMutation('saveQuote')
  const notifyOutcome = useNotifyOutcome()
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
    const outcome = await saveQuote({ input: { name: wanted } }, { name: wanted })
    setIsBusy(false)
    if (outcome.kind === 'refused' && outcome.userErrors[0]) return refuse(outcome.userErrors[0].message)
    notifyOutcome(outcome)
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
