import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { AmountFields_offer$key } from '../__generated__/AmountFields_offer.graphql'
import { RadioGroup } from '../design/forms/RadioGroup.tsx'
import { TextField } from '../design/forms/TextField.tsx'
import { useMoney } from '../i18n/useMoney.ts'
import { OWN_AMOUNT } from './giftCardFaults.ts'
import type { useGiftCardForm } from './useGiftCardForm.ts'

const AMOUNT_MAX_CHARACTERS = 6

type Props = Readonly<{
  offer: AmountFields_offer$key
  form: Pick<ReturnType<typeof useGiftCardForm>, 'draft' | 'change' | 'errorOf'>
}>

/** Amount of a gift card: one of those that the store suggests, or an own one. */
export function AmountFields({ offer: key, form: { draft, change, errorOf } }: Props) {
  const { minimum, maximum, suggested } = useFragment(
    graphql`
      fragment AmountFields_offer on GiftCardOffer {
        minimum {
          amount
          currencyCode
        }
        maximum {
          amount
          currencyCode
        }
        suggested {
          amount
          currencyCode
        }
      }
    `,
    key,
  )
  const intl = useIntl()
  const money = useMoney()
  const options = suggested.map(({ amount, currencyCode }) => ({
    value: String(Number(amount)),
    label: money({ amount, currencyCode }, true),
  }))
  const range = {
    minimum: money({ amount: minimum.amount, currencyCode: minimum.currencyCode }, true),
    maximum: money({ amount: maximum.amount, currencyCode: maximum.currencyCode }, true),
  }
  return (
    <>
      <RadioGroup
        legend={intl.formatMessage({ id: 'giftcards.amount' })}
        options={[...options, { value: OWN_AMOUNT, label: intl.formatMessage({ id: 'giftcards.ownAmount' }) }]}
        value={draft.amount}
        onChange={(amount) => change({ amount })}
        isCompact
      />
      {draft.amount === OWN_AMOUNT ? (
        <TextField
          label={intl.formatMessage({ id: 'giftcards.own' })}
          hint={intl.formatMessage({ id: 'giftcards.range' }, range)}
          error={errorOf('own')}
          value={draft.own}
          maxLength={AMOUNT_MAX_CHARACTERS}
          inputMode="numeric"
          autoComplete="off"
          onChange={({ target }) => change({ own: target.value })}
        />
      ) : null}
    </>
  )
}
