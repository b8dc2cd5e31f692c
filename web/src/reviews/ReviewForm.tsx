import { useIntl } from 'react-intl'
import {
  NICKNAME_MAX_CHARACTERS,
  REVIEW_DETAIL_MAX_CHARACTERS,
  REVIEW_TITLE_MAX_CHARACTERS,
} from '@hogar/schema/validation/limits.ts'
import { DraftNote } from '../customers/drafts/DraftNote.tsx'
import { FormFoot } from '../design/forms/FormFoot.tsx'
import { LiveForm } from '../design/forms/LiveForm.tsx'
import { TextAreaField } from '../design/forms/TextAreaField.tsx'
import { TextField } from '../design/forms/TextField.tsx'
import { PhotosField } from './photos/PhotosField.tsx'
import { StarsField } from './StarsField.tsx'
import { useReviewForm } from './useReviewForm.ts'
import styles from './ReviewForm.module.css'

const DETAIL_ROWS = 5

type Props = Readonly<{
  sku: string
  name: string
  /** Called when the review is accepted or queued. */
  onSaved: () => void
}>

/** Form for a review. Errors show beside their fields; off line the review is queued. */
export function ReviewForm({ sku, name, onSaved }: Props) {
  const intl = useIntl()
  const { state, draft, change, errorOf, submit, isRestored, discard } = useReviewForm({ sku, name, onSaved })
  const label = (field: 'title' | 'detail' | 'nickname') => intl.formatMessage({ id: `reviews.field.${field}` })
  return (
    <LiveForm className={styles.form} onSubmit={(event) => void submit(event)}>
      <output className={styles.kept} tabIndex={-1}>
        {state.kind === 'kept' ? state.text : null}
      </output>
      {state.kind === 'kept' ? null : (
        <>
          <DraftNote isRestored={isRestored} onDiscard={discard} />
          <StarsField value={draft.rating} onChange={(rating) => change({ rating })} error={errorOf('rating')} />
          <TextField
            label={label('title')}
            error={errorOf('title')}
            maxLength={REVIEW_TITLE_MAX_CHARACTERS}
            value={draft.title}
            onChange={({ target }) => change({ title: target.value })}
          />
          <TextAreaField
            label={label('detail')}
            error={errorOf('detail')}
            rows={DETAIL_ROWS}
            maxLength={REVIEW_DETAIL_MAX_CHARACTERS}
            value={draft.detail}
            onChange={({ target }) => change({ detail: target.value })}
          />
          <PhotosField photos={draft.photos} error={errorOf('photos')} onChange={(photos) => change({ photos })} />
          <TextField
            label={label('nickname')}
            hint={intl.formatMessage({ id: 'reviews.nicknameHint' })}
            error={errorOf('nickname')}
            autoComplete="nickname"
            maxLength={NICKNAME_MAX_CHARACTERS}
            value={draft.nickname}
            onChange={({ target }) => change({ nickname: target.value })}
          />
          <FormFoot refused={state.kind === 'refused' ? state.text : undefined} isSending={state.kind === 'sending'}>
            {intl.formatMessage({ id: 'reviews.send' })}
          </FormFoot>
        </>
      )}
    </LiveForm>
  )
}
