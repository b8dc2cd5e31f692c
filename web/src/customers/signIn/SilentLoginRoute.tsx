import { useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import { useNavigate } from 'react-router-dom'
import type { SilentLoginRouteQuery } from '../../__generated__/SilentLoginRouteQuery.graphql'
import { forgetCreditProfile } from '../../credit/payments/creditProfile.ts'
import { useNotifications } from '../../design/overlays/NotificationsContext.ts'
import { PageHead } from '../../routing/document/PageHead.tsx'
import { useStoreDefinition } from '../../routing/StoreContext.tsx'
import { useRouteQuery } from '../../routing/useRouteQuery.ts'
import { StoreLink } from '../../routing/StoreLink.tsx'
import { useStorePath } from '../../routing/useStorePath.ts'
import { NOT_FOUND_PATH } from '../accountVerdicts.ts'
import { openAccountHere } from './openAccountHere.ts'
import { useWayIn } from './useWayIn.ts'
import styles from './SilentLoginRoute.module.css'

/**
 * Route `/silent-login`: redirects customers signed in by an app or a provider to the path in `r`, else to the home
 * page. Notices about their cart are shown there; without JavaScript they are shown here. With `r` the device forgets the
 * credit account that was last paid on it, which may be another person's.
 */
export function SilentLoginRoute() {
  const { viewer } = usePreloadedQuery<SilentLoginRouteQuery>(
    graphql`
      query SilentLoginRouteQuery @preloadable {
        viewer {
          customer {
            id
            firstName
          }
          arrivalNotices {
            code
            message
          }
        }
      }
    `,
    useRouteQuery<SilentLoginRouteQuery>(),
  )
  const intl = useIntl()
  const { code } = useStoreDefinition()
  const name = viewer.customer?.firstName ?? null
  const id = viewer.customer?.id ?? null
  const { notify } = useNotifications()
  const { arrivalNotices: notices } = viewer
  const navigate = useNavigate()
  const storePath = useStorePath()
  useEffect(() => {
    if (id === null || name === null) void navigate(storePath(NOT_FOUND_PATH), { replace: true })
    else void openAccountHere(code, { id, name })
  }, [id, name, code, navigate, storePath])
  useEffect(() => {
    notices.forEach(({ code: id, message }) => notify({ id: `${id} ${message}`, kind: 'warning', message }))
  }, [notices, notify])
  const { target, search } = useWayIn(name !== null)
  const isLedOn = name !== null && search !== ''
  useEffect(() => {
    if (isLedOn) forgetCreditProfile(code)
  }, [isLedOn, code])
  if (name === null) return null
  return (
    <div className={styles.page}>
      <PageHead title={intl.formatMessage({ id: 'customers.loginTitle' })} noIndex />
      <h1>
        <FormattedMessage id="customers.silentLogin" />
      </h1>
      {notices.map(({ code: about, message }) => (
        <p key={`${about} ${message}`} className={styles.note}>
          {message}
        </p>
      ))}
      <StoreLink to={target}>
        <FormattedMessage id="customers.silentLoginOn" />
      </StoreLink>
    </div>
  )
}
