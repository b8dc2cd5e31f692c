import { FormattedMessage, useIntl } from 'react-intl'
import { FAR_KM } from './limits.ts'
import type { Origin } from './nearPlace.ts'
import type { DevicePlace } from './useDevicePlace.ts'

type PlaceStatusProps = Readonly<{
  place: DevicePlace
  origin: Origin | null
  /** Place that is not known, as typed. */
  unknown: string | null
  /** Distance of the nearest branch; null without a place, or without a branch. */
  nearestKm: number | null
  /** False if what is wanted can only be picked up. */
  isDeliverable?: boolean
}>

/** Line on the place that distances are measured from, or on why there is none. */
export function PlaceStatus({ place, origin, unknown, nearestKm, isDeliverable = true }: PlaceStatusProps) {
  const intl = useIntl()
  if (typeof place === 'string' && place !== 'idle') return <FormattedMessage id={`branches.device.${place}`} />
  if (unknown !== null) return <FormattedMessage id="branches.unknownPlace" values={{ place: unknown }} />
  if (origin === null || nearestKm === null) return null
  if (nearestKm > FAR_KM) {
    const km = intl.formatNumber(nearestKm, { maximumFractionDigits: 0 })
    return <FormattedMessage id="branches.far" values={{ km, isDelivered: isDeliverable ? 'yes' : 'no' }} />
  }
  return origin.name === null ? (
    <FormattedMessage id="branches.nearDevice" />
  ) : (
    <FormattedMessage id="branches.near" values={{ place: origin.name }} />
  )
}
