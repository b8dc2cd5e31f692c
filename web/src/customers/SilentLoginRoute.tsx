import { useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import { useNavigate } from 'react-router-dom'
import type { SilentLoginRouteQuery } from '../__generated__/SilentLoginRouteQuery.graphql'
import { useNotifications } from '../design/NotificationsContext.ts'
import { PageHead } from '../routing/PageHead.tsx'
import { useStoreDefinition } from '../routing/StoreContext.tsx'
import { useRouteQuery } from '../routing/useRouteQuery.ts'
import { StoreLink } from '../routing/StoreLink.tsx'
import { useStorePath } from '../routing/useStorePath.ts'
import { NOT_FOUND_PATH } from './accountVerdicts.ts'
import { keepSignedInName } from './signedInName.ts'
import { useWayIn } from './useWayIn.ts'
import styles from './SilentLoginRoute.module.css'

/**
 * `/silent-login`: passed through by whoever an app or a provider has signed in, on to the path that `r` names, else to the
 * home. What there is to say about the cart that came along goes with them; without JavaScript it stands here.
 */
export function SilentLoginRoute() {
  const { viewer } = usePreloadedQuery<SilentLoginRouteQuery>(
    graphql`
      query SilentLoginRouteQuery @preloadable {
        viewer {
          customer {
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
  const { notify } = useNotifications()
  const { arrivalNotices: notices } = viewer
  const navigate = useNavigate()
  const storePath = useStorePath()
  useEffect(() => {
    if (name === null) void navigate(storePath(NOT_FOUND_PATH), { replace: true })
    else keepSignedInName(code, name)
  }, [name, code, navigate, storePath])
  useEffect(() => {
    notices.forEach(({ code: id, message }) => notify({ id: `${id} ${message}`, kind: 'warning', message }))
  }, [notices, notify])
  const { target } = useWayIn(name !== null)
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
