import { isCompanyStore } from '@hogar/schema/companyStore.ts'
import { lazy, Suspense, useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { LoadBoundary } from '../device/LoadBoundary.tsx'
import { Icon } from '../design/Icon.tsx'
import { VisuallyHidden } from '../design/VisuallyHidden.tsx'
import { useStoreDefinition } from '../routing/StoreContext.tsx'
import { StoreLink } from '../routing/StoreLink.tsx'
import { useAccountPlaces } from './accountPlaces.ts'
import { LogoutButton } from './signIn/LogoutButton.tsx'
import styles from './AccountMenu.module.css'

/** Loads for customers of the store of companies alone. */
const BuyerBar = lazy(() => import('../b2b/buyer/BuyerBar.tsx').then((module) => ({ default: module.BuyerBar })))

export type AccountMenuProps = Readonly<{
  /** First name of the signed-in customer. */
  name: string
}>

/** Menu with the customer's name and links to the account pages. A native popover, as is the list of stores. */
export function AccountMenu({ name }: AccountMenuProps) {
  const listId = useId()
  const store = useStoreDefinition()
  const places = useAccountPlaces()
  // A browser without popover support shows the list while it contains the focus.
  const close = () => document.getElementById(listId)?.hidePopover?.()
  return (
    <div>
      {isCompanyStore(store) ? (
        <LoadBoundary>
          <Suspense fallback={null}>
            <BuyerBar />
          </Suspense>
        </LoadBoundary>
      ) : null}
      <button type="button" className={styles.button} popoverTarget={listId}>
        <Icon name="person" />
        <span className={styles.name} aria-hidden="true">
          {name}
        </span>
        <VisuallyHidden>
          <FormattedMessage id="customers.menu" values={{ name }} />
        </VisuallyHidden>
      </button>
      <div id={listId} popover="auto" className={styles.list}>
        <p className={styles.title}>
          <FormattedMessage id="customers.hello" values={{ name }} />
        </p>
        <ul className={styles.items}>
          {places.map(({ path, title, needs }) => (
            <li key={path} data-needs={needs}>
              <StoreLink to={path} className={styles.item} onClick={close}>
                <FormattedMessage id={title} />
              </StoreLink>
            </li>
          ))}
          <li>
            <LogoutButton className={styles.item} />
          </li>
        </ul>
      </div>
    </div>
  )
}
