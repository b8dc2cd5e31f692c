import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import styles from '../series/SeriesChips.module.css'

type Props = Readonly<{
  kinds: readonly Readonly<{ code: string; name: string; count: number }>[]
  /** Code of the kind that is shown; null for all. */
  chosen: string | null
}>

/** Renders links to the rooms of each kind, with their number. */
export function RoomKinds({ kinds, chosen }: Props) {
  const intl = useIntl()
  if (kinds.length < 2) return null
  const total = kinds.reduce((sum, { count }) => sum + count, 0)
  const all = { code: null, name: intl.formatMessage({ id: 'rooms.everything' }), count: total }
  return (
    <nav aria-label={intl.formatMessage({ id: 'rooms.kinds' })}>
      <ul className={styles.chips}>
        {[all, ...kinds].map(({ code, name, count }) => (
          <li key={code ?? ''}>
            <Link
              to={{ search: code === null ? '' : `?${new URLSearchParams({ kind: code }).toString()}` }}
              preventScrollReset
              className={styles.chip}
              aria-current={code === chosen ? 'true' : undefined}
            >
              {intl.formatMessage({ id: 'rooms.chip' }, { name, count })}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
