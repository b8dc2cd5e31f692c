import { useState } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { FacetChoices_facet$key } from '../../__generated__/FacetChoices_facet.graphql'
import { isChosen, toggleValue } from './editFilters.ts'
import { FacetRow } from './FacetRow.tsx'
import { FACET_VALUES_SHOWN } from '../limits.ts'
import type { ListingAddress } from '../listing/useListingAddress.ts'
import styles from './Facet.module.css'

type Props = Readonly<{ facet: FacetChoices_facet$key; address: ListingAddress }>

/** Renders any number of values: the first few, the chosen ones, and the others on a press. */
export function FacetChoices({ facet, address }: Props) {
  const { attribute, values } = useFragment(
    graphql`
      fragment FacetChoices_facet on Facet {
        attribute
        values {
          value
          label
          count
          swatch
        }
      }
    `,
    facet,
  )
  const intl = useIntl()
  const [isWhole, setWhole] = useState(false)
  const rows = values.map((row) => ({ ...row, isChosen: isChosen(address.search, attribute, row.value) }))
  const rest = rows.slice(FACET_VALUES_SHOWN)
  const draw = (row: (typeof rows)[number]) => (
    <FacetRow
      key={row.value}
      type="checkbox"
      name={attribute}
      value={row.value}
      label={row.label}
      count={row.count}
      swatch={row.swatch}
      isChosen={row.isChosen}
      onChoose={() => address.choose((latest) => toggleValue(latest, attribute, row.value))}
    />
  )
  return (
    <>
      {rows.slice(0, FACET_VALUES_SHOWN).map(draw)}
      {rest.filter((row) => row.isChosen && !isWhole).map(draw)}
      {rest.length > 0 ? (
        <details className={styles.rest} onToggle={(event) => setWhole(event.currentTarget.open)}>
          <summary className={styles.more}>
            {isWhole
              ? intl.formatMessage({ id: 'listing.showFewer' })
              : intl.formatMessage({ id: 'listing.showMore' }, { count: rest.length })}
          </summary>
          {rest.filter((row) => isWhole || !row.isChosen).map(draw)}
        </details>
      ) : null}
    </>
  )
}
