import { FormattedMessage } from 'react-intl'
import { useStoreDefinition } from '../routing/StoreContext.tsx'
import styles from './GiftCards.module.css'

type Props = Readonly<{
  /** Amount in words of the store; empty while none is chosen. */
  amount: string
  name: string
  message: string
}>

/** Picture of a gift card as its recipient is to see it. Decoration: the form says all of it. */
export function GiftCardPicture({ amount, name, message }: Props) {
  const store = useStoreDefinition()
  return (
    <div className={styles.card} aria-hidden="true">
      <svg className={styles.ribbon} viewBox="0 0 320 200" preserveAspectRatio="none" focusable="false">
        <path d="M232 0h26v200h-26z" />
        <path d="M0 124h320v18H0z" />
      </svg>
      <svg className={styles.bow} viewBox="0 0 80 48" focusable="false">
        <path d="M40 24C22 2 4 4 4 16s20 14 36 8ZM40 24C58 2 76 4 76 16s-20 14-36 8ZM40 24 22 46M40 24l18 22" />
      </svg>
      <p className={styles.brand}>{store.name}</p>
      <p className={styles.amount}>{amount}</p>
      <p className={styles.for}>
        {name.trim() === '' ? (
          <FormattedMessage id="giftcards.title" />
        ) : (
          <FormattedMessage id="giftcards.for" values={{ name }} />
        )}
      </p>
      {message.trim() === '' ? null : <p className={styles.words}>{message}</p>}
    </div>
  )
}
