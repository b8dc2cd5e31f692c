import { FormattedMessage, useIntl } from 'react-intl'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { EMAIL_MAX_CHARACTERS } from '@hogar/schema/validation/limits.ts'
import type { GiftCardForm_offer$key } from '../__generated__/GiftCardForm_offer.graphql'
import { FormFoot } from '../design/forms/FormFoot.tsx'
import { LiveForm } from '../design/forms/LiveForm.tsx'
import { TextAreaField } from '../design/forms/TextAreaField.tsx'
import { TextField } from '../design/forms/TextField.tsx'
import { TIME_ZONES } from '../i18n/useFormatDate.ts'
import { useMoney } from '../i18n/useMoney.ts'
import { useStoreDefinition } from '../routing/StoreContext.tsx'
import { StoreLink } from '../routing/StoreLink.tsx'
import { AmountFields } from './AmountFields.tsx'
import { GiftCardPicture } from './GiftCardPicture.tsx'
import { WhenFields } from './WhenFields.tsx'
import { giftCardDays } from './giftCardDays.ts'
import { useAddGiftCard } from './useAddGiftCard.ts'
import { useGiftCardForm } from './useGiftCardForm.ts'
import styles from './GiftCards.module.css'

const MESSAGE_ROWS = 4

/** Form of a gift card, with a picture of the card. Off line the card waits with the cart's other changes. */
export function GiftCardForm({ offer: key }: Readonly<{ offer: GiftCardForm_offer$key }>) {
  const offer = useFragment(
    graphql`
      fragment GiftCardForm_offer on GiftCardOffer {
        nameMaxLength
        messageMaxLength
        daysMax
        minimum {
          amount
          currencyCode
        }
        maximum {
          amount
        }
        suggested {
          amount
        }
        ...AmountFields_offer
        ...useAddGiftCard_offer
      }
    `,
    key,
  )
  const intl = useIntl()
  const money = useMoney()
  const { countryCode } = useStoreDefinition()
  const [days] = useState(() => giftCardDays(TIME_ZONES[countryCode] ?? 'UTC', offer.daysMax, new Date()))
  const { nameMaxLength, messageMaxLength, minimum, maximum, suggested } = offer
  const bounds = { minimum: Number(minimum.amount), maximum: Number(maximum.amount) }
  const form = useGiftCardForm({
    initialAmount: String(Number((suggested[0] ?? minimum).amount)),
    limits: { nameMaxLength, messageMaxLength, ...bounds, ...days },
    add: useAddGiftCard(offer),
  })
  const { draft, change, errorOf } = form
  const text = (field: 'recipientName' | 'recipientEmail' | 'message', maxLength: number) => ({
    label: intl.formatMessage({ id: `giftcards.${field}` }),
    error: errorOf(field),
    maxLength,
    value: draft[field],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => change({ [field]: target.value }),
  })
  const { currencyCode } = minimum
  const shown = form.amount === null ? '' : money({ amount: form.amount.toFixed(2), currencyCode }, true)
  const left = Math.max(0, messageMaxLength - draft.message.length)
  return (
    <div className={styles.columns}>
      <div className={styles.side}>
        <GiftCardPicture amount={shown} name={draft.recipientName} message={draft.message} />
      </div>
      <LiveForm className={styles.form} onSubmit={(event) => void form.submit(event)}>
        <AmountFields offer={offer} form={form} />
        <div className={styles.pair}>
          <TextField {...text('recipientName', nameMaxLength)} required />
          <TextField
            {...text('recipientEmail', EMAIL_MAX_CHARACTERS)}
            required
            type="email"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
          />
        </div>
        <TextAreaField
          {...text('message', messageMaxLength)}
          rows={MESSAGE_ROWS}
          hint={intl.formatMessage({ id: 'giftcards.left' }, { count: left })}
        />
        <WhenFields days={days} form={form} />
        <FormFoot refused={form.refused || undefined} isSending={form.isSending}>
          {intl.formatMessage({ id: 'giftcards.add' })}
        </FormFoot>
        {form.isAdded ? <Added /> : null}
      </LiveForm>
    </div>
  )
}

function Added() {
  return (
    <output className={styles.added}>
      <span>
        <FormattedMessage id="giftcards.added" />
      </span>
      <StoreLink to="/checkout/cart" className={styles.link}>
        <FormattedMessage id="giftcards.toCart" />
      </StoreLink>
    </output>
  )
}
