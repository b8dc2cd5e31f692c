import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { EmptyState } from '../design/EmptyState.tsx'
import styles from './ProductList.module.css'

type Props = Readonly<{
  toolbar: ReactNode
  /** The filters, each to be taken away by itself. */
  chosen: ReactNode
}>

/** Filters that leave nothing: which they are, and how to go on. */
export function NoMatches({ toolbar, chosen }: Props) {
  const intl = useIntl()
  return (
    <div className={styles.list}>
      <div className={styles.toolbar}>{toolbar}</div>
      <EmptyState icon="filter" title={intl.formatMessage({ id: 'listing.noMatchesTitle' })} action={chosen}>
        <p>{intl.formatMessage({ id: 'listing.noMatchesText' })}</p>
      </EmptyState>
    </div>
  )
}
