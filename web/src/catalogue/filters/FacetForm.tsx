import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { FacetForm_connection$key } from '../../__generated__/FacetForm_connection.graphql'
import { buttonStyle } from '../../design/buttonStyle.ts'
import { Facet } from './Facet.tsx'
import { HiddenFields } from './HiddenFields.tsx'
import { PriceFields } from '../price/PriceFields.tsx'
import { FACETS_OPEN } from '../limits.ts'
import type { ListingAddress } from '../listing/useListingAddress.ts'
import styles from './FacetForm.module.css'

type Props = Readonly<{ connection: FacetForm_connection$key; address: ListingAddress }>

/**
 * Renders all filters of a list in a plain form: without script it is submitted, with script each choice applies at
 * once.
 */
export function FacetForm({ connection, address }: Props) {
  const { facets, priceBounds } = useFragment(
    graphql`
      fragment FacetForm_connection on ProductConnection {
        facets {
          attribute
          values {
            value
          }
          ...Facet_facet
        }
        priceBounds {
          ...PriceFields_bounds
        }
      }
    `,
    connection,
  )
  const intl = useIntl()
  return (
    <form
      className={styles.form}
      method="get"
      aria-label={intl.formatMessage({ id: 'listing.filters' })}
      onSubmit={(event) => event.preventDefault()}
    >
      <HiddenFields search={address.search} without={(facets ?? []).map(({ attribute }) => attribute)} />
      {facets?.map((facet, index) => (
        <Facet key={facet.attribute} facet={facet} address={address} isOpen={index < FACETS_OPEN}>
          {facet.attribute === 'price' && priceBounds ? (
            <PriceFields bounds={priceBounds} address={address} offered={facet.values.map(({ value }) => value)} />
          ) : null}
        </Facet>
      ))}
      <noscript>
        <button type="submit" className={buttonStyle('primary', true)}>
          {intl.formatMessage({ id: 'listing.applyFilters' })}
        </button>
      </noscript>
    </form>
  )
}
