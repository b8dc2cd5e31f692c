import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { Icon } from '../design/Icon.tsx'
import { VisuallyHidden } from '../design/VisuallyHidden.tsx'
import { StoreLink } from '../routing/StoreLink.tsx'
import { ACCOUNT_PLACES } from './accountPlaces.ts'
import { LogoutButton } from './LogoutButton.tsx'
import styles from './AccountMenu.module.css'

export type AccountMenuProps = Readonly<{
  /** Of whoever is signed in. */
  name: string
}>

/** Whose account is open, and its places. A native popover, as the list of stores is. */
export function AccountMenu({ name }: AccountMenuProps) {
  const listId = useId()
  // A browser without popovers shows the list while the focus is in it.
  const close = () => document.getElementById(listId)?.hidePopover?.()
  return (
    <div>
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
          {ACCOUNT_PLACES.map(({ path, title, needs }) => (
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
