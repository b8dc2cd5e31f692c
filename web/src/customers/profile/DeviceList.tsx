import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { DeviceList_customer$key } from '../../__generated__/DeviceList_customer.graphql'
import type { DeviceListMutation } from '../../__generated__/DeviceListMutation.graphql'
import { Button } from '../../design/Button.tsx'
import { useNotifications } from '../../design/overlays/NotificationsContext.ts'
import { useFormatDate } from '../../i18n/useFormatDate.ts'
import { useSecretMutation } from '../../relay/useSecretMutation.ts'
import styles from './DeviceList.module.css'

/** List of the devices on which the customer is signed in, with buttons that sign out the others. */
export function DeviceList({ customer }: Readonly<{ customer: DeviceList_customer$key }>) {
  const { devices } = useFragment(
    graphql`
      fragment DeviceList_customer on Customer {
        devices {
          deviceId
          name
          usedAt
          isCurrent
        }
      }
    `,
    customer,
  )
  const intl = useIntl()
  const formatDate = useFormatDate()
  const { notify } = useNotifications()
  const send = useSecretMutation<DeviceListMutation>(graphql`
    mutation DeviceListMutation($input: SignOutDevicesInput!) {
      signOutDevices(input: $input) {
        customer {
          ...DeviceList_customer
        }
        userErrors {
          code
          message
        }
        notices {
          message
        }
      }
    }
  `)
  const signOut = async (deviceId: string | null) => {
    const outcome = await send({ input: { deviceId } })
    if (outcome.kind === 'done') {
      return outcome.data.signOutDevices.notices.forEach(({ message }) => notify({ kind: 'success', message }))
    }
    const id = outcome.kind === 'unreachable' ? 'customers.offline' : 'cart.failed'
    notify({ kind: 'danger', message: intl.formatMessage({ id }) })
  }
  if (!devices) return <FormattedMessage id="customers.devicesTrouble" tagName="p" />
  return (
    <>
      <ul className={styles.devices}>
        {devices.map(({ deviceId, name, usedAt, isCurrent }) => {
          const device = name ?? intl.formatMessage({ id: 'customers.deviceUnknown' })
          return (
            <li key={deviceId} className={styles.device}>
              <p>
                <strong>{device}</strong>
                <span className={styles.muted}>
                  {isCurrent ? (
                    <FormattedMessage id="customers.thisDevice" />
                  ) : (
                    <FormattedMessage id="customers.deviceUsed" values={{ date: formatDate(usedAt, 'dateAtTime') }} />
                  )}
                </span>
              </p>
              {isCurrent ? null : (
                <Button
                  variant="quiet"
                  aria-label={intl.formatMessage({ id: 'customers.signOutDeviceNamed' }, { device })}
                  onClick={() => void signOut(deviceId)}
                >
                  <FormattedMessage id="customers.signOutDevice" />
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {devices.length > 1 ? (
        <Button variant="secondary" onClick={() => void signOut(null)}>
          <FormattedMessage id="customers.signOutOthers" />
        </Button>
      ) : null}
    </>
  )
}
