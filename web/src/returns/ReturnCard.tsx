import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ReturnCard_request$key, ReturnStatus } from '../__generated__/ReturnCard_request.graphql'
import { useFormatDate } from '../i18n/useFormatDate.ts'
import styles from './Returns.module.css'

/** `heading` is the level of the title below the page's headings; null on the page that has the title itself. */
type ReturnCardProps = Readonly<{ request: ReturnCard_request$key; heading: 'h2' | 'h3' | null }>

/** Card of a return: lines, reasons, and units received. */
export function ReturnCard({ request, heading: Heading }: ReturnCardProps) {
  const { number, requestedAt, status, comment, lines, photos } = useFragment(
    graphql`
      fragment ReturnCard_request on ReturnRequest {
        number
        requestedAt
        status
        comment
        photos
        lines {
          name
          quantity
          receivedQuantity
          reason
          condition
          resolution
        }
      }
    `,
    request,
  )
  const intl = useIntl()
  const formatDate = useFormatDate()
  const title = intl.formatMessage({ id: 'returns.number' }, { number })
  return (
    <article className={styles.card} aria-label={title}>
      <header className={styles.head}>
        {Heading ? <Heading className={styles.number}>{title}</Heading> : null}
        <span className={`${styles.tag} ${styles[STATUS[status].style]}`}>
          <FormattedMessage id={STATUS[status].label} />
        </span>
      </header>
      <p className={styles.muted}>
        <FormattedMessage id="returns.requestedAt" values={{ date: formatDate(requestedAt, 'dateAtTime') }} />
      </p>
      <ul className={styles.plain}>
        {lines.map(({ name, quantity, receivedQuantity, reason, condition, resolution }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a return never changes, and a name may stand in it twice
          <li key={at}>
            <p>
              <FormattedMessage id="returns.units" values={{ quantity, name }} />
            </p>
            {status === 'PARTIALLY_RECEIVED' && typeof receivedQuantity === 'number' ? (
              <p>
                <FormattedMessage id="returns.unitsReceived" values={{ received: receivedQuantity, quantity }} />
              </p>
            ) : null}
            <p className={styles.muted}>{[reason, condition, resolution].join(' · ')}</p>
          </li>
        ))}
      </ul>
      {comment ? <p className={styles.comment}>{comment}</p> : null}
      {photos && photos.length > 0 ? (
        <ul className={styles.photos}>
          {photos.map((photo, at) => (
            <li key={photo}>
              <img
                className={styles.photo}
                src={photo}
                alt={intl.formatMessage({ id: 'returns.photoOf' }, { position: at + 1 })}
              />
            </li>
          ))}
        </ul>
      ) : null}
    </article>
  )
}

const STATUS = {
  REQUESTED: { label: 'returns.statusRequested', style: 'requested' },
  PARTIALLY_RECEIVED: { label: 'returns.statusPartiallyReceived', style: 'partly' },
  RECEIVED: { label: 'returns.statusReceived', style: 'received' },
  '%future added value': { label: 'returns.statusRequested', style: 'requested' },
} as const satisfies Record<ReturnStatus, object>
