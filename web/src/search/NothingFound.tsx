import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { EmptyState } from '../design/EmptyState.tsx'
import { RecentlyViewed } from '../recent/RecentlyViewed.tsx'

/** Renders a search without a result: suggestions, links to other places, and products viewed before. */
export function NothingFound({ waysOn }: Readonly<{ waysOn: ReactNode }>) {
  const intl = useIntl()
  return (
    <>
      <EmptyState icon="search" title={intl.formatMessage({ id: 'search.emptyTitle' })}>
        <p>{intl.formatMessage({ id: 'search.emptyText' })}</p>
      </EmptyState>
      {waysOn}
      <RecentlyViewed present={null} />
    </>
  )
}
