import { type ReactNode, useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { useLocation, useNavigate } from 'react-router-dom'
import type { AccountFrame_customer$key } from '../__generated__/AccountFrame_customer.graphql'
import { keepFocusNear } from '../design/keepFocusNear.ts'
import { PageBody } from '../design/PageBody.tsx'
import { PageHead } from '../routing/document/PageHead.tsx'
import { SnapshotDay } from '../routing/document/SnapshotDay.tsx'
import { useStoreDefinition } from '../routing/StoreContext.tsx'
import { StoreLink } from '../routing/StoreLink.tsx'
import { useStorePath } from '../routing/useStorePath.ts'
import { ACCOUNT_PLACES, useAccountPlaces } from './accountPlaces.ts'
import { LogoutButton } from './signIn/LogoutButton.tsx'
import { withReturnPath } from './signIn/returnPath.ts'
import { openAccountHere } from './signIn/openAccountHere.ts'
import styles from './AccountFrame.module.css'

type AccountFrameProps = Readonly<{
  title: string
  /** Signed-in customer; null for a guest, who is redirected to the sign-in page. */
  customer: AccountFrame_customer$key | null | undefined
  children: ReactNode
}>

/** Frame of every account page: navigation and sign-out button. */
export function AccountFrame({ title, customer, children }: AccountFrameProps) {
  const account = useFragment(
    graphql`
      fragment AccountFrame_customer on Customer {
        id
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
  const id = account?.id ?? null
  useEffect(() => {
    if (id !== null && name !== null) return void openAccountHere(code, { id, name })
    const here = `${pathname.slice(urlPrefix.length)}${search}`
    void navigate(storePath(withReturnPath('/login', here)), { replace: true })
  }, [id, name, code, navigate, storePath, pathname, search, urlPrefix])
  const shownPlaces = useAccountPlaces()
  const places = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const list = places.current
    const here = list?.querySelector('[aria-current]')
    if (list && here) centre(list, here)
  }, [pathname, name])
  useEffect(() => {
    const list = places.current
    // Browsers do not scroll to a focused element that is partly visible. Keyboard focus only: under a pointer the link
    // must not move.
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
            {shownPlaces.map((place) => (
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
          <SnapshotDay />
          {children}
        </div>
      </div>
    </PageBody>
  )
}

const [OVERVIEW] = ACCOUNT_PLACES

/** Returns the `aria-current` value of a link: `page` for the shown page, `true` for a section that contains it. */
function currentOf({ path }: (typeof ACCOUNT_PLACES)[number], shown: string): 'page' | 'true' | undefined {
  if (path === shown) return 'page'
  return path !== OVERVIEW.path && shown.startsWith(`${path}/`) ? 'true' : undefined
}

/** Centres a link in the row, which scrolls on a phone. `scrollIntoView` would scroll the page too. */
function centre(row: Element, place: Element): void {
  const [whole, part] = [row.getBoundingClientRect(), place.getBoundingClientRect()]
  row.scrollLeft += part.left - whole.left - (whole.width - part.width) / 2
}
