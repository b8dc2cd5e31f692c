import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { RankProgress_ranking$key } from '../__generated__/RankProgress_ranking.graphql'
import { Amount } from '../cart/Amount.tsx'
import { useFormatDate } from '../i18n/useFormatDate.ts'
import { rankName } from './rankName.ts'
import styles from './Ranking.module.css'

/** Progress to the next rank, with the amount that each rank requires. */
export function RankProgress({ ranking }: Readonly<{ ranking: RankProgress_ranking$key }>) {
  const { rank, next, ranks, spent, missing, updatedAt } = useFragment(
    graphql`
      fragment RankProgress_ranking on Ranking {
        updatedAt
        rank {
          code
        }
        next {
          code
          from {
            amount
          }
        }
        ranks {
          code
          returnDays
          from {
            ...Amount_money
          }
        }
        spent {
          amount
          ...Amount_money
        }
        missing {
          ...Amount_money
        }
      }
    `,
    ranking,
  )
  const intl = useIntl()
  const formatDate = useFormatDate()
  return (
    <section className={styles.section} aria-labelledby="rank-progress">
      <h2 id="rank-progress" className={styles.subtitle}>
        <FormattedMessage id="ranking.progress" />
      </h2>
      <p>
        <FormattedMessage id="ranking.spent" values={{ spent: <Amount key="spent" money={spent} /> }} />
      </p>
      {next && missing ? (
        <>
          <progress
            className={styles.progress}
            max={Number(next.from.amount)}
            value={Math.min(Number(spent.amount), Number(next.from.amount))}
            aria-label={intl.formatMessage({ id: 'ranking.progressTo' }, { rank: rankName(intl, next.code) })}
          />
          <p>
            <FormattedMessage
              id="ranking.missing"
              values={{ missing: <Amount key="missing" money={missing} />, rank: rankName(intl, next.code) }}
            />
          </p>
        </>
      ) : (
        <p>
          <FormattedMessage id="ranking.highest" />
        </p>
      )}
      <h3 className={styles.ranksTitle}>
        <FormattedMessage id="ranking.ranks" />
      </h3>
      <ol className={styles.ranks}>
        {ranks.map(({ code, from, returnDays }) => (
          <li key={code} className={styles.rankRow} aria-current={code === rank.code ? 'true' : undefined}>
            <span className={styles.rankName}>{rankName(intl, code)}</span>
            <span className={styles.muted}>
              <FormattedMessage id="ranking.from" values={{ amount: <Amount key="from" money={from} /> }} />
            </span>
            {returnDays ? (
              <span className={styles.advantage}>
                <FormattedMessage id="ranking.returnDays" values={{ days: returnDays }} />
              </span>
            ) : null}
          </li>
        ))}
      </ol>
      <p className={styles.muted}>
        <FormattedMessage id="ranking.updated" values={{ date: formatDate(updatedAt, 'dateAtTime') }} />
      </p>
    </section>
  )
}
