import { useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { BranchCard_branch$key } from '../../__generated__/BranchCard_branch.graphql'
import { Icon } from '../../design/Icon.tsx'
import { CopyButton } from '../../orders/payment/CopyButton.tsx'
import { scheduleOf } from './scheduleOf.ts'
import { OpenState } from './OpenState.tsx'
import { useFormatKm } from './useFormatKm.ts'
import { WeekHours } from './WeekHours.tsx'
import styles from './Branches.module.css'

type BranchCardProps = Readonly<{
  branch: BranchCard_branch$key
  /** Distance in kilometres, in a straight line; null if it is not known. */
  km: number | null
}>

/** Card of a branch: distance, whether it is open, address, telephone, hours, services, and the way there. */
export function BranchCard({ branch: key, km }: BranchCardProps) {
  const branch = useFragment(
    graphql`
      fragment BranchCard_branch on Branch {
        code
        name
        street
        postcode
        city
        hours
        isPickupPoint
        phone {
          dialled
          formatted
        }
        mapUrl
        ...scheduleOf_branch
        services
        hasParking
        isStepFree
      }
    `,
    key,
  )
  const intl = useIntl()
  const { code, name, street, postcode, city, hours, phone, mapUrl } = branch
  const formatKm = useFormatKm()
  const address = useRef<HTMLSpanElement>(null)
  const town = [postcode, city].filter(Boolean).join(' ')
  const schedule = scheduleOf(branch)
  return (
    <li id={code} className={styles.card}>
      <h3 className={styles.name}>{name}</h3>
      {km === null ? null : <p className={styles.distance}>{formatKm(km)}</p>}
      {schedule ? <OpenState schedule={schedule} /> : null}
      <address className={styles.address}>
        <span ref={address} className={styles.address}>
          <span>{street}</span>
          {town === '' ? null : <span>{town}</span>}
        </span>
        {phone ? (
          <a href={`tel:${phone.dialled}`} className={styles.link}>
            {phone.formatted}
          </a>
        ) : null}
      </address>
      {hours ? <p>{hours}</p> : null}
      {schedule ? <WeekHours schedule={schedule} name={name} /> : null}
      <Services branch={branch} />
      <div className={styles.ways}>
        {mapUrl ? (
          <a
            href={mapUrl}
            className={styles.link}
            aria-label={intl.formatMessage({ id: 'contact.directionsTo' }, { name })}
          >
            <FormattedMessage id="contact.directions" />
          </a>
        ) : null}
        <CopyButton
          label={intl.formatMessage({ id: 'branches.addressOf' }, { name })}
          text={[name, street, town].filter(Boolean).join(', ')}
          source={address}
        />
      </div>
    </li>
  )
}

type Served = Readonly<{
  services: readonly string[]
  isPickupPoint: boolean
  hasParking: boolean | null | undefined
  isStepFree: boolean | null | undefined
}>

/** Services and facilities of a branch; empty for one that names none. */
function Services({ branch }: Readonly<{ branch: Served }>) {
  const services = useServiceNames(branch)
  if (services.length === 0) return null
  return (
    <ul className={styles.services}>
      {services.map((service) => (
        <li key={service} className={styles.service}>
          <Icon name="check" size={16} />
          {service}
        </li>
      ))}
    </ul>
  )
}

/** React hook that returns the services and facilities of a branch in words. */
function useServiceNames({ services, isPickupPoint, hasParking, isStepFree }: Served): readonly string[] {
  const { formatMessage } = useIntl()
  const named = isPickupPoint && !services.includes('PICKUP') ? ['PICKUP', ...services] : services
  return [
    ...named.map((service) => formatMessage({ id: 'branches.service' }, { service })),
    ...(hasParking ? [formatMessage({ id: 'branches.parking' })] : []),
    ...(isStepFree ? [formatMessage({ id: 'branches.stepFree' })] : []),
  ]
}
