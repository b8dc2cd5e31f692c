import { type MouseEvent, useState } from 'react'
import { useIntl } from 'react-intl'
import type { FacetForm_connection$key } from '../../__generated__/FacetForm_connection.graphql'
import { Button } from '../../design/Button.tsx'
import { Icon } from '../../design/Icon.tsx'
import { Sheet } from '../../design/overlays/Sheet.tsx'
import { clearFilters, countChosen } from './editFilters.ts'
import { FacetForm } from './FacetForm.tsx'
import type { ListingAddress } from '../listing/useListingAddress.ts'
import styles from './FacetSheet.module.css'

type Props = Readonly<{
  connection: FacetForm_connection$key
  address: ListingAddress
  /** Number of matching products. */
  total: number
  /** Id of the same fields in the page, for browsers without script. */
  columnId: string
}>

/** Renders the filters on a phone: a sheet over the list that shows the number of products left at every choice. */
export function FacetSheet({ connection, address, total, columnId }: Props) {
  const intl = useIntl()
  const label = intl.formatMessage({ id: 'listing.filter' })
  const [isOpen, setOpen] = useState(false)
  const chosen = countChosen(address.search)
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
        {/* The invisible blank keeps the visible words a part of the accessible name. */}
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
              <Button variant="quiet" onClick={() => address.choose(clearFilters)}>
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
