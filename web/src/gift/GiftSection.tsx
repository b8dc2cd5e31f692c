import { useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { GiftSection_cart$key } from '../__generated__/GiftSection_cart.graphql'
import { useNotifyOutcome } from '../cart/useNotifyOutcome.ts'
import { useHasDraft } from '../customers/drafts/useHasDraft.ts'
import { Button } from '../design/Button.tsx'
import { useQueuedMutation } from '../offline/useQueuedMutation.ts'
import { GiftForm } from './GiftForm.tsx'
import { GiftMark } from './GiftMark.tsx'
import { GiftText } from './GiftText.tsx'
import { GIFT_DRAFT } from './giftDraft.ts'
import styles from './Gift.module.css'

type Props = Readonly<{ cart: GiftSection_cart$key }>

/** Gift message of the cart: an offer to add one, its form, or its text with the ways to change it. */
export function GiftSection({ cart }: Props) {
  const { gift } = useFragment(
    graphql`
      fragment GiftSection_cart on Cart {
        gift {
          ...GiftForm_gift
          ...GiftText_gift
        }
      }
    `,
    cart,
  )
  const intl = useIntl()
  const setCartGift = useQueuedMutation('setCartGift')
  const notifyOutcome = useNotifyOutcome()
  const hasDraft = useHasDraft(GIFT_DRAFT)
  /** Null until the shopper opens or closes the form: a draft of an earlier visit opens it. */
  const [isOpened, setEditing] = useState<boolean | null>(null)
  const isEditing = isOpened ?? hasDraft
  const section = useRef<HTMLElement>(null)
  // The pressed button is gone: without the focus a keyboard would start again at the top of the page.
  const close = () => {
    setEditing(false)
    section.current?.focus()
  }
  const remove = async () => {
    section.current?.focus()
    notifyOutcome(await setCartGift({ input: { gift: null } }))
  }
  return (
    <section
      ref={section}
      className={styles.section}
      aria-label={intl.formatMessage({ id: 'gift.title' })}
      tabIndex={-1}
    >
      {isEditing ? (
        <GiftForm gift={gift ?? null} isFocused={isOpened === true} onClose={close} />
      ) : gift ? (
        <>
          <GiftText gift={gift} />
          <div className={styles.ways}>
            <Button variant="secondary" onClick={() => setEditing(true)}>
              <FormattedMessage id="gift.change" />
            </Button>
            <Button variant="quiet" onClick={() => void remove()}>
              <FormattedMessage id="gift.remove" />
            </Button>
          </div>
        </>
      ) : (
        <button type="button" className={styles.offer} onClick={() => setEditing(true)}>
          <GiftMark />
          <span>
            <strong className={styles.offerTitle}>
              <FormattedMessage id="gift.title" />
            </strong>
            <span className={styles.muted}>
              <FormattedMessage id="gift.offer" />
            </span>
          </span>
        </button>
      )}
    </section>
  )
}
