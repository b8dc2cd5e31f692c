import { type MouseEvent, useState } from 'react'
import { useIntl } from 'react-intl'
import type { FacetForm_connection$key } from '../__generated__/FacetForm_connection.graphql'
import { Button } from '../design/Button.tsx'
import { Icon } from '../design/Icon.tsx'
import { Sheet } from '../design/Sheet.tsx'
import { clearFilters } from './editFilters.ts'
import { FacetForm } from './FacetForm.tsx'
import { readFilters } from './filterAddress.ts'
import type { ListingAddress } from './useListingAddress.ts'
import styles from './FacetSheet.module.css'

type Props = Readonly<{
  connection: FacetForm_connection$key
  address: ListingAddress
  /** Products that match now. */
  total: number
  /** Where the same fields stand in the page, for browsers without script. */
  columnId: string
}>

/** The filters on a phone: a sheet over the list that says at every choice how many products are left. */
export function FacetSheet({ connection, address, total, columnId }: Props) {
  const intl = useIntl()
  const label = intl.formatMessage({ id: 'listing.filter' })
  const [isOpen, setOpen] = useState(false)
  const chosen = readFilters(address.search)?.length ?? 0
  const open = (event: MouseEvent) => {
    event.preventDefault()
    setOpen(true)
  }
  return (
    <>
      <a
        href={`#${columnId}`}
        className={styles.button}
        aria-haspopup="dialog"
        aria-label={
          chosen > 0 ? `${label} ${intl.formatMessage({ id: 'listing.chosenCount' }, { count: chosen })}` : label
        }
        onClick={open}
      >
        <Icon name="filter" size={20} />
        <span>{label}</span>
        {/* The blank, which is not drawn, keeps the visible words a part of the name. */}
        {chosen > 0 ? <span className={styles.badge}>{` ${chosen}`}</span> : null}
      </a>
      <Sheet
        side="end"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={intl.formatMessage({ id: 'listing.filters' })}
        footer={
          <div className={styles.footer}>
            {chosen > 0 ? (
              <Button variant="quiet" onClick={() => address.choose(clearFilters(address.search))}>
                {intl.formatMessage({ id: 'listing.clearFilters' })}
              </Button>
            ) : null}
            <Button isFullWidth aria-busy={address.isPending || undefined} onClick={() => setOpen(false)}>
              {intl.formatMessage({ id: 'listing.seeProducts' }, { count: total })}
            </Button>
          </div>
        }
      >
        <FacetForm connection={connection} address={address} />
      </Sheet>
    </>
  )
}
