import { useIntl } from 'react-intl'
import { RadioGroup } from '../design/forms/RadioGroup.tsx'
import { TextField } from '../design/forms/TextField.tsx'
import type { useGiftCardForm } from './useGiftCardForm.ts'

type Props = Readonly<{
  /** First and last day on which a card may be sent. */
  days: Readonly<{ first: string; last: string }>
  form: Pick<ReturnType<typeof useGiftCardForm>, 'draft' | 'change' | 'errorOf'>
}>

/** Day on which a gift card is sent: as soon as it is paid, or a chosen one. */
export function WhenFields({ days, form: { draft, change, errorOf } }: Props) {
  const intl = useIntl()
  const options = [
    { value: 'now', label: intl.formatMessage({ id: 'giftcards.now' }) },
    { value: 'day', label: intl.formatMessage({ id: 'giftcards.onDay' }) },
  ]
  return (
    <>
      <RadioGroup
        legend={intl.formatMessage({ id: 'giftcards.when' })}
        options={options}
        value={draft.when}
        onChange={(when) => change({ when: when === 'day' ? 'day' : 'now' })}
        isCompact
      />
      {draft.when === 'day' ? (
        <TextField
          label={intl.formatMessage({ id: 'giftcards.sendOn' })}
          error={errorOf('sendOn')}
          type="date"
          min={days.first}
          max={days.last}
          value={draft.sendOn}
          onChange={({ target }) => change({ sendOn: target.value })}
        />
      ) : null}
    </>
  )
}
