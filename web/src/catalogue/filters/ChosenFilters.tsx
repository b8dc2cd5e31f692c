import type { MouseEvent } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router-dom'
import type { ChosenFilters_connection$key } from '../../__generated__/ChosenFilters_connection.graphql'
import { Icon } from '../../design/Icon.tsx'
import { chooseRange, clearFilters, toggleValue } from './editFilters.ts'
import { readFilters } from './filterAddress.ts'
import { useFocusKeeper } from '../listing/useFocusKeeper.ts'
import type { ListingAddress } from '../listing/useListingAddress.ts'
import { useRangeLabel } from './useRangeLabel.ts'
import styles from './ChosenFilters.module.css'

type Props = Readonly<{
  connection: ChosenFilters_connection$key
  address: ListingAddress
  /** Id of the element that gets the focus when the last filter is removed. */
  restId: string
}>

/** Renders the active filters, each as a link to the list without it; the last link clears them all. */
export function ChosenFilters({ connection, address, restId }: Props) {
  const { facets } = useFragment(
    graphql`
      fragment ChosenFilters_connection on ProductConnection {
        facets {
          attribute
          label
          values {
            value
            label
            swatch
          }
        }
      }
    `,
    connection,
  )
  const intl = useIntl()
  const ranges = useRangeLabel()
  const { search, choose } = address
  const filters = readFilters(search) ?? []
  const chips = filters.flatMap(({ attribute, in: values, range }) => {
    const facet = facets?.find((candidate) => candidate.attribute === attribute)
    if (!facet) return []
    return [...(values ?? []), ...(range ? [range] : [])].map((value) => {
      const known = facet.values.find((candidate) => candidate.value === value)
      return {
        key: `${attribute}=${value}`,
        group: facet.label,
        label: known?.label ?? (range ? ranges.label(attribute, range) : value),
        swatch: known?.swatch,
        remove: (from: URLSearchParams) =>
          range ? chooseRange(from, attribute, null) : toggleValue(from, attribute, value),
      }
    })
  })
  const list = useFocusKeeper(chips.length, restId)
  if (filters.length === 0) return null
  const link = (change: (from: URLSearchParams) => URLSearchParams) => ({
    to: { search: change(search).toString() },
    preventScrollReset: true,
    // Bypasses the link on purpose: without a network it would open a page that is not stored.
    onClick: (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      choose(change)
    },
  })
  return (
    <ul ref={list} className={styles.chips} aria-label={intl.formatMessage({ id: 'listing.chosenFilters' })}>
      {chips.map((chip) => (
        <li key={chip.key}>
          <Link
            className={styles.chip}
            aria-label={intl.formatMessage({ id: 'listing.removeFilter' }, { name: chip.group, value: chip.label })}
            {...link(chip.remove)}
          >
            {chip.swatch ? <span className={styles.swatch} style={{ backgroundColor: chip.swatch }} /> : null}
            <span>{chip.label}</span>
            <Icon name="close" size={16} />
          </Link>
        </li>
      ))}
      <li>
        <Link className={styles.clear} {...link(clearFilters)}>
          {intl.formatMessage({ id: 'listing.clearFilters' })}
        </Link>
      </li>
    </ul>
  )
}
