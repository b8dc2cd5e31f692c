import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { EmptyState } from '../design/EmptyState.tsx'

/** A search without a result: what to try, and where to look instead. */
export function NothingFound({ waysOn }: Readonly<{ waysOn: ReactNode }>) {
  const intl = useIntl()
  return (
    <>
      <EmptyState icon="search" title={intl.formatMessage({ id: 'search.emptyTitle' })}>
        <p>{intl.formatMessage({ id: 'search.emptyText' })}</p>
      </EmptyState>
      {waysOn}
    </>
  )
}
