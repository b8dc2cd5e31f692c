import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { LoyaltyCard_ranking$key } from '../__generated__/LoyaltyCard_ranking.graphql'
import { classNames } from '../design/classNames.ts'
import { useStoreDefinition } from '../routing/StoreContext.tsx'
import { QrPicture } from '../design/pictures/QrPicture.tsx'
import { rankName } from './rankName.ts'
import styles from './Ranking.module.css'

/** Matches groups of four digits, for readability. */
const GROUP = /\d{1,4}/g

/** Loyalty card of a customer, to be scanned at a till. */
export function LoyaltyCard({ ranking }: Readonly<{ ranking: LoyaltyCard_ranking$key }>) {
  const { rank, card } = useFragment(
    graphql`
      fragment LoyaltyCard_ranking on Ranking {
        rank {
          code
        }
        card {
          number
          holder
          memberSince
        }
      }
    `,
    ranking,
  )
  const intl = useIntl()
  const { name } = useStoreDefinition()
  const since = card.memberSince ? new Date(card.memberSince).getUTCFullYear() : null
  return (
    <section className={classNames(styles.card, styles[rank.code])} aria-labelledby="loyalty-card">
      <div className={styles.cardText}>
        <h2 id="loyalty-card" className={styles.cardTitle}>
          <FormattedMessage id="ranking.card" values={{ store: name }} />
        </h2>
        <p className={styles.rank}>{rankName(intl, rank.code)}</p>
        <p className={styles.holder}>{card.holder}</p>
        <p className={styles.number}>{card.number.match(GROUP)?.join(' ')}</p>
        {since === null ? null : (
          <p className={styles.since}>
            <FormattedMessage id="ranking.since" values={{ year: String(since) }} />
          </p>
        )}
      </div>
      <QrPicture
        text={card.number}
        label={intl.formatMessage({ id: 'ranking.qr' }, { number: card.number })}
        className={styles.qr}
      />
    </section>
  )
}
