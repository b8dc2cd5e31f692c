import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { RETURN_COMMENT_MAX_CHARACTERS } from '@hogar/schema/validation/limits.ts'
import type { ReturnForm_form$key } from '../__generated__/ReturnForm_form.graphql'
import { DraftNote } from '../customers/drafts/DraftNote.tsx'
import { FormFoot } from '../design/forms/FormFoot.tsx'
import { LiveForm } from '../design/forms/LiveForm.tsx'
import { TextAreaField } from '../design/forms/TextAreaField.tsx'
import { useFormatDate } from '../i18n/useFormatDate.ts'
import { PhotosField } from './PhotosField.tsx'
import { ReturnQuestions } from './ReturnQuestions.tsx'
import { UnitsOfLines } from './UnitsOfLines.tsx'
import { useReturnForm } from './useReturnForm.ts'
import styles from './Returns.module.css'

type ReturnFormProps = Readonly<{ order: Readonly<{ id: string; number: string }>; form: ReturnForm_form$key }>

/** Form for a return: lines, reason, condition and resolution. Off line the request is queued. */
export function ReturnForm({ order, form: key }: ReturnFormProps) {
  const form = useFragment(
    graphql`
      fragment ReturnForm_form on ReturnForm {
        returnBefore
        photosMax
        attributes {
          ...ReturnQuestions_attributes
        }
        lines {
          lineId
          name
          returnableQuantity
        }
      }
    `,
    key,
  )
  const intl = useIntl()
  const formatDate = useFormatDate()
  const { draft, change, answer, errorOf, state, submit, isRestored, discard } = useReturnForm(order)
  const lines = form.lines
    .filter(({ returnableQuantity }) => returnableQuantity > 0)
    .map(({ lineId, name, returnableQuantity }) => ({ lineId, name, most: returnableQuantity }))
  if (lines.length === 0) {
    return (
      <>
        <output>{state.kind === 'kept' ? state.text : null}</output>
        <p>
          <FormattedMessage id={form.returnBefore === null ? 'returns.notDelivered' : 'returns.nothingLeft'} />
        </p>
      </>
    )
  }
  return (
    <LiveForm className={styles.form} onSubmit={(event) => void submit(event)}>
      <output>{state.kind === 'kept' ? state.text : null}</output>
      <DraftNote isRestored={isRestored} onDiscard={discard} />
      {form.returnBefore ? (
        <p className={styles.muted}>
          <FormattedMessage id="returns.before" values={{ date: formatDate(form.returnBefore) }} />
        </p>
      ) : null}
      <UnitsOfLines
        legend={intl.formatMessage({ id: 'returns.whichBack' })}
        lines={lines}
        units={draft.units}
        onChange={(units) => change({ units })}
        error={errorOf('lines')}
        more={(lineId) => (
          <ReturnQuestions
            attributes={form.attributes}
            answers={draft.answers.get(lineId) ?? {}}
            onAnswer={(answers) => answer(lineId, answers)}
            errorOf={(question) => errorOf(`${lineId}.${question}`)}
          />
        )}
      />
      <PhotosField photos={draft.photos} most={form.photosMax} onChange={(photos) => change({ photos })} />
      <TextAreaField
        label={intl.formatMessage({ id: 'returns.comment' })}
        maxLength={RETURN_COMMENT_MAX_CHARACTERS}
        value={draft.comment}
        onChange={({ target }) => change({ comment: target.value })}
      />
      <FormFoot refused={state.kind === 'refused' ? state.text : undefined} isSending={state.kind === 'sending'}>
        <FormattedMessage id="returns.send" />
      </FormFoot>
    </LiveForm>
  )
}
