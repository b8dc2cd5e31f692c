import { type ReactNode, useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { useLocation, useNavigate } from 'react-router-dom'
import type { AccountFrame_customer$key } from '../__generated__/AccountFrame_customer.graphql'
import { keepFocusNear } from '../design/keepFocusNear.ts'
import { PageBody } from '../design/PageBody.tsx'
import { PageHead } from '../routing/PageHead.tsx'
import { useStoreDefinition } from '../routing/StoreContext.tsx'
import { StoreLink } from '../routing/StoreLink.tsx'
import { useStorePath } from '../routing/useStorePath.ts'
import { ACCOUNT_PLACES } from './accountPlaces.ts'
import { LogoutButton } from './LogoutButton.tsx'
import { withReturnPath } from './returnPath.ts'
import { keepSignedInName } from './signedInName.ts'
import styles from './AccountFrame.module.css'

type AccountFrameProps = Readonly<{
  title: string
  /** Whose account is open; null for a guest, who is led to where one signs in. */
  customer: AccountFrame_customer$key | null | undefined
  children: ReactNode
}>

/** What stands around every page of the account: its places, and the way out. */
export function AccountFrame({ title, customer, children }: AccountFrameProps) {
  const account = useFragment(
    graphql`
      fragment AccountFrame_customer on Customer {
        firstName
      }
    `,
    customer,
  )
  const intl = useIntl()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { code, urlPrefix } = useStoreDefinition()
  const storePath = useStorePath()
  const name = account?.firstName ?? null
  useEffect(() => {
    if (name !== null) return keepSignedInName(code, name)
    const here = `${pathname.slice(urlPrefix.length)}${search}`
    void navigate(storePath(withReturnPath('/login', here)), { replace: true })
  }, [name, code, navigate, storePath, pathname, search, urlPrefix])
  const places = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const list = places.current
    const here = list?.querySelector('[aria-current]')
    if (list && here) centre(list, here)
  }, [pathname, name])
  useEffect(() => {
    const list = places.current
    // A browser leaves where it is what it shows a part of. A pointer's place must not move away below it.
    const follow = ({ target }: FocusEvent) => {
      if (list && target instanceof Element && target.matches(':focus-visible')) centre(list, target)
    }
    list?.addEventListener('focusin', follow)
    return () => list?.removeEventListener('focusin', follow)
  }, [name])
  if (name === null) return null
  return (
    <PageBody>
      <PageHead title={title} noIndex />
      <div className={styles.page}>
        <nav className={styles.nav} aria-label={intl.formatMessage({ id: 'customers.nav' })}>
          <ul ref={places}>
            {ACCOUNT_PLACES.map((place) => (
              <li key={place.path} data-needs={place.needs}>
                <StoreLink
                  to={place.path}
                  className={styles.place}
                  aria-current={currentOf(place, pathname.slice(urlPrefix.length))}
                >
                  <FormattedMessage id={place.title} />
                </StoreLink>
              </li>
            ))}
            <li>
              <LogoutButton className={styles.place} />
            </li>
          </ul>
        </nav>
        <div ref={keepFocusNear} className={styles.content}>
          <h1>{title}</h1>
          {children}
        </div>
      </div>
    </PageBody>
  )
}

const [OVERVIEW] = ACCOUNT_PLACES

/** Whether a place is the page that is shown, or has that page in it: an order belongs to the orders. */
function currentOf({ path }: (typeof ACCOUNT_PLACES)[number], shown: string): 'page' | 'true' | undefined {
  if (path === shown) return 'page'
  return path !== OVERVIEW.path && shown.startsWith(`${path}/`) ? 'true' : undefined
}

/** Brings a place into the middle of a row that a phone shows a part of: `scrollIntoView` would move the page, too. */
function centre(row: Element, place: Element): void {
  const [whole, part] = [row.getBoundingClientRect(), place.getBoundingClientRect()]
  row.scrollLeft += part.left - whole.left - (whole.width - part.width) / 2
}
