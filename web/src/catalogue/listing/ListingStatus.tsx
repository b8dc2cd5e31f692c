import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { VisuallyHidden } from '../../design/VisuallyHidden.tsx'

/** Announces to screen readers how many products a new choice leaves; silent for the page's first list. */
export function ListingStatus({ total }: Readonly<{ total: number }>) {
  const intl = useIntl()
  const { search } = useLocation()
  const [last, setLast] = useState({ search, hasChanged: false })
  if (last.search !== search) setLast({ search, hasChanged: true })
  return (
    <VisuallyHidden>
      <output>{last.hasChanged ? intl.formatMessage({ id: 'catalogue.productCount' }, { count: total }) : ''}</output>
    </VisuallyHidden>
  )
}
