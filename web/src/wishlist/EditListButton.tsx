import { type SubmitEvent, useId, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { cleanText } from '@hogar/schema/validation/cleanText.ts'
import { WISH_LIST_NAME_MAX_CHARACTERS } from '@hogar/schema/validation/limits.ts'
import { Button } from '../design/Button.tsx'
import { Dialog } from '../design/overlays/Dialog.tsx'
import { focusFirstWrong } from '../design/forms/focusFirstWrong.ts'
import { RadioGroup } from '../design/forms/RadioGroup.tsx'
import { TextField } from '../design/forms/TextField.tsx'
import type { VariablesOf } from '../offline/registeredMutations.ts'
import { useQueuedMutation } from '../offline/useQueuedMutation.ts'
import { useNotifyWishList } from './useNotifyWishList.ts'
import styles from './WishLists.module.css'

type Draft = VariablesOf<'updateWishList'>['input']

const ACCESS = ['PRIVATE', 'SHARED', 'PUBLIC'] as const

type EditListButtonProps = Readonly<{ list: Readonly<{ wishListId: string; name: string; access: string }> }>

/** Button that renames a list and sets its readers. */
export function EditListButton({ list }: EditListButtonProps) {
  const intl = useIntl()
  const formId = useId()
  const updateWishList = useQueuedMutation('updateWishList')
  const notifyWishList = useNotifyWishList()
  const [draft, setDraft] = useState<Draft | null>(null)
  const [error, setError] = useState<string | undefined>()
  const open = () => setDraft({ ...list, access: ACCESS.find((known) => known === list.access) ?? 'PUBLIC' })
  const change = (part: Partial<Draft>) => {
    setError(undefined)
    setDraft(draft && { ...draft, ...part })
  }
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!draft) return undefined
    const form = event.currentTarget
    const refuse = (message: string) => focusFirstWrong(form, () => setError(message))
    const name = cleanText(draft.name)
    if (name === '') return refuse(intl.formatMessage({ id: 'wishlist.nameMissing' }))
    const outcome = await updateWishList({ input: { ...draft, name } })
    const atName =
      outcome.kind === 'refused' ? outcome.userErrors.find(({ field }) => field?.[0] === 'name') : undefined
    if (atName) return refuse(atName.message)
    notifyWishList(outcome)
    setDraft(null)
  }
  return (
    <>
      <Button variant="secondary" onClick={open}>
        <FormattedMessage id="wishlist.edit" />
      </Button>
      <Dialog
        isOpen={draft !== null}
        onClose={() => setDraft(null)}
        title={intl.formatMessage({ id: 'wishlist.editTitle' })}
        footer={
          <Button type="submit" form={formId}>
            <FormattedMessage id="wishlist.save" />
          </Button>
        }
      >
        {draft ? (
          <form id={formId} className={styles.edit} onSubmit={(event) => void submit(event)} noValidate>
            <TextField
              label={intl.formatMessage({ id: 'wishlist.name' })}
              value={draft.name}
              error={error}
              maxLength={WISH_LIST_NAME_MAX_CHARACTERS}
              autoComplete="off"
              onChange={(event) => change({ name: event.target.value })}
            />
            <RadioGroup
              legend={intl.formatMessage({ id: 'wishlist.access' })}
              value={draft.access}
              onChange={(value) => change({ access: ACCESS.find((known) => known === value) ?? draft.access })}
              options={ACCESS.map((value) => ({
                value,
                label: intl.formatMessage({ id: `wishlist.access${value}` }),
                description: intl.formatMessage({ id: `wishlist.accessText${value}` }),
              }))}
            />
          </form>
        ) : null}
      </Dialog>
    </>
  )
}
