import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { FacetRanges_facet$key } from '../../__generated__/FacetRanges_facet.graphql'
import { chooseRange, isChosen } from './editFilters.ts'
import { FacetRow } from './FacetRow.tsx'
import { readFilter } from './filterAddress.ts'
import type { ListingAddress } from '../listing/useListingAddress.ts'

type Props = Readonly<{ facet: FacetRanges_facet$key; address: ListingAddress }>

/** Renders ranges, of which one or none is chosen. */
export function FacetRanges({ facet, address }: Props) {
  const { attribute, values } = useFragment(
    graphql`
      fragment FacetRanges_facet on Facet {
        attribute
        values {
          value
          label
          count
        }
      }
    `,
    facet,
  )
  const intl = useIntl()
  const { search, choose } = address
  return (
    <>
      <FacetRow
        type="radio"
        name={attribute}
        value=""
        label={intl.formatMessage({ id: 'listing.anyRange' })}
        isChosen={readFilter(search, attribute) === null}
        onChoose={() => choose((latest) => chooseRange(latest, attribute, null))}
      />
      {values.map(({ value, label, count }) => (
        <FacetRow
          key={value}
          type="radio"
          name={attribute}
          value={value}
          label={label}
          count={count}
          isChosen={isChosen(search, attribute, value)}
          onChoose={() => choose((latest) => chooseRange(latest, attribute, value))}
        />
      ))}
    </>
  )
}
