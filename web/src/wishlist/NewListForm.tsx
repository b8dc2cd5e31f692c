import { type SubmitEvent, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { cleanText } from '@hogar/schema/validation/cleanText.ts'
import { WISH_LIST_NAME_MAX_CHARACTERS } from '@hogar/schema/validation/limits.ts'
import { Button } from '../design/Button.tsx'
import { LiveForm } from '../design/forms/LiveForm.tsx'
import { focusFirstWrong } from '../design/forms/focusFirstWrong.ts'
import { TextField } from '../design/forms/TextField.tsx'
import { useQueuedMutation } from '../offline/useQueuedMutation.ts'
import { useNotifyWishList } from './useNotifyWishList.ts'
import styles from './WishLists.module.css'

type NewListFormProps = Readonly<{
  /** First product of the list; null for an empty one. */
  sku: string | null
  onMade?: () => void
}>

/** Form that creates a list. A refused name shows its error beside the field. */
export function NewListForm({ sku, onMade }: NewListFormProps) {
  const intl = useIntl()
  const createWishList = useQueuedMutation('createWishList')
  const notifyWishList = useNotifyWishList()
  const [name, setName] = useState('')
  const [error, setError] = useState<string | undefined>()
  const [isBusy, setIsBusy] = useState(false)
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const refuse = (message: string) => focusFirstWrong(form, () => setError(message))
    const wanted = cleanText(name)
    if (wanted === '') return refuse(intl.formatMessage({ id: 'wishlist.nameMissing' }))
    setIsBusy(true)
    const outcome = await createWishList({ input: { name: wanted, sku }, sku: sku ?? '' })
    setIsBusy(false)
    const atName =
      outcome.kind === 'refused' ? outcome.userErrors.find(({ field }) => field?.[0] === 'name') : undefined
    if (atName) return refuse(atName.message)
    if (!notifyWishList(outcome)) return undefined
    setName('')
    setError(undefined)
    onMade?.()
  }
  return (
    <LiveForm className={styles.form} onSubmit={(event) => void submit(event)}>
      <TextField
        label={intl.formatMessage({ id: 'wishlist.newName' })}
        value={name}
        error={error}
        maxLength={WISH_LIST_NAME_MAX_CHARACTERS}
        autoComplete="off"
        onChange={(event) => {
          setName(event.target.value)
          setError(undefined)
        }}
      />
      <Button type="submit" variant="secondary" isBusy={isBusy}>
        <FormattedMessage id="wishlist.create" />
      </Button>
    </LiveForm>
  )
}
