import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'

/** Renders the list box that the search field controls. */
export function OptionList({ id, children }: Readonly<{ id: string; children: ReactNode }>) {
  const intl = useIntl()
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- pictures and prices stand in no select
    <div id={id} role="listbox" aria-label={intl.formatMessage({ id: 'suggestions.list' })}>
      {children}
    </div>
  )
}
