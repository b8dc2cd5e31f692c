import { type ReactNode, useState } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { Facet_facet$key } from '../../__generated__/Facet_facet.graphql'
import { Icon } from '../../design/Icon.tsx'
import { readFilter } from './filterAddress.ts'
import { FacetChoices } from './FacetChoices.tsx'
import { FacetRanges } from './FacetRanges.tsx'
import type { ListingAddress } from '../listing/useListingAddress.ts'
import styles from './Facet.module.css'

type Props = Readonly<{
  facet: Facet_facet$key
  address: ListingAddress
  /** Open from the start; a facet with a chosen value always is. */
  isOpen: boolean
  /** Content below the values. */
  children?: ReactNode
}>

/** Renders one facet: a group of fields that opens and closes, with or without script. */
export function Facet({ facet, address, isOpen, children }: Props) {
  const data = useFragment(
    graphql`
      fragment Facet_facet on Facet {
        attribute
        label
        kind
        ...FacetChoices_facet
        ...FacetRanges_facet
      }
    `,
    facet,
  )
  const intl = useIntl()
  const chosen = readFilter(address.search, data.attribute)
  const count = chosen ? (chosen.in?.length ?? 1) : 0
  const [isShown, setShown] = useState(isOpen || count > 0)
  return (
    <details className={styles.facet} open={isShown} onToggle={(event) => setShown(event.currentTarget.open)}>
      <summary className={styles.summary}>
        <span>{data.label}</span>
        {count > 0 ? (
          <span className={styles.chosen}>{intl.formatMessage({ id: 'listing.chosenCount' }, { count })}</span>
        ) : null}
        <Icon name="chevronDown" size={18} />
      </summary>
      <fieldset className={styles.values}>
        <legend className={styles.legend}>{data.label}</legend>
        {data.kind === 'RANGE' ? (
          <FacetRanges facet={data} address={address} />
        ) : (
          <FacetChoices facet={data} address={address} />
        )}
        {children}
      </fieldset>
    </details>
  )
}
