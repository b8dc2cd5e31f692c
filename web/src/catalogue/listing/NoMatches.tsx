import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { EmptyState } from '../../design/EmptyState.tsx'
import styles from './ProductList.module.css'

type Props = Readonly<{
  toolbar: ReactNode
  /** Active filters, each with its own link to remove it. */
  chosen: ReactNode
}>

/** Renders the notice that the filters leave no product, with the filters and ways to go on. */
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
