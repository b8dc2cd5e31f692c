import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { GiftText_gift$key } from '../__generated__/GiftText_gift.graphql'
import { GiftMark } from './GiftMark.tsx'
import styles from './Gift.module.css'

/** Text of a gift message: for whom, from whom, and whether the slip hides prices. */
export function GiftText({ gift }: Readonly<{ gift: GiftText_gift$key }>) {
  const { to, from, message, hidesPrices } = useFragment(
    graphql`
      fragment GiftText_gift on GiftMessage {
        to
        from
        message
        hidesPrices
      }
    `,
    gift,
  )
  return (
    <div className={styles.text}>
      <p className={styles.who}>
        <GiftMark />
        <span>
          <FormattedMessage id="gift.names" values={{ to, from }} />
        </span>
      </p>
      {message ? <p className={styles.message}>{message}</p> : null}
      {hidesPrices ? (
        <p className={styles.muted}>
          <FormattedMessage id="gift.hidden" />
        </p>
      ) : null}
    </div>
  )
}
