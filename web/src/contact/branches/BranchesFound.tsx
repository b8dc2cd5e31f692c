import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { useLocation } from 'react-router-dom'
import { openingState } from '@hogar/schema/places/openingState.ts'
import type {
  BranchesFound_branches$data,
  BranchesFound_branches$key,
} from '../../__generated__/BranchesFound_branches.graphql'
import { useMinute } from '../../device/useMinute.ts'
import { JsonLd } from '../../routing/document/JsonLd.tsx'
import { SnapshotDay } from '../../routing/document/SnapshotDay.tsx'
import { useOrigin } from '../../routing/OriginContext.tsx'
import { useStoreDefinition } from '../../routing/StoreContext.tsx'
import { StoreLink } from '../../routing/StoreLink.tsx'
import { useStorePath } from '../../routing/useStorePath.ts'
import { BranchCard } from './BranchCard.tsx'
import { BranchFinder } from './BranchFinder.tsx'
import { NEEDS, type Need, branchSearch, isWrongPostcode, readBranchChoice } from './branchAddress.ts'
import { branchesJsonLd } from './branchesJsonLd.ts'
import { FAR_KM } from './limits.ts'
import { type Measured, type Origin, byDistance, byState, findOrigin } from './nearPlace.ts'
import { type DevicePlace, useDevicePlace } from './useDevicePlace.ts'
import styles from './Branches.module.css'

const KINDS = [
  { kind: 'SHOP', title: 'contact.shops' },
  { kind: 'PICKUP_POINT', title: 'contact.counters' },
] as const

const SERVICES = { credit: 'CREDIT', payments: 'PAYMENTS', pickup: 'PICKUP', returns: 'RETURNS' } as const

type Branch = BranchesFound_branches$data[number]

type BranchesFoundProps = Readonly<{
  branches: BranchesFound_branches$key
  /** Path of the page inside the store. */
  path: string
}>

/** Search of branches and those that fit, the nearest first where a place is known. */
export function BranchesFound({ branches: key, path }: BranchesFoundProps) {
  const branches = useFragment(
    graphql`
      fragment BranchesFound_branches on Branch
      @relay(plural: true)
      @argumentDefinitions(openNow: { type: "Boolean!" }) {
        code
        kind
        name
        street
        postcode
        city
        isPickupPoint
        phone {
          dialled
        }
        location {
          latitude
          longitude
        }
        timeZone
        opening {
          day
          from
          to
          date
        }
        services
        hasParking
        isStepFree
        isOpenNow @include(if: $openNow)
        ...BranchCard_branch
      }
    `,
    key,
  )
  const { countryCode } = useStoreDefinition()
  const siteOrigin = useOrigin()
  const toPath = useStorePath()
  const { search } = useLocation()
  const minute = useMinute()
  const choice = readBranchChoice(new URLSearchParams(search))
  const device = useDevicePlace()
  const origin = originOf(device.place) ?? findOrigin(choice.place, countryCode, branches)
  const isUnknown = origin === null && choice.place !== '' && !isWrongPostcode(choice.place)
  const matching = branches.filter(
    (branch) => choice.needs.every((need) => has(branch, need)) && (!choice.isOpenNow || isOpen(branch, minute)),
  )
  const needs = NEEDS.filter((need) => branches.some((branch) => has(branch, need)))
  const found = isUnknown ? byState(matching, countryCode) : byDistance(matching, origin)
  if (branches.length === 0) return <FormattedMessage id="contact.noBranches" tagName="p" />
  return (
    <>
      <JsonLd
        data={
          import.meta.env.SSR ? branchesJsonLd(branches, { countryCode, page: `${siteOrigin}${toPath(path)}` }) : []
        }
      />
      <SnapshotDay />
      <BranchFinder path={path} choice={choice} needs={needs} device={device} />
      <output className={styles.status}>
        <PlaceStatus place={device.place} origin={origin} unknown={isUnknown ? choice.place : null} found={found} />
      </output>
      {found.length === 0 ? (
        <p>
          <FormattedMessage id="branches.noneMatches" />{' '}
          <StoreLink to={`${path}${branchSearch({ ...choice, isOpenNow: false, needs: [] })}`} preventScrollReset>
            <FormattedMessage id="branches.clear" />
          </StoreLink>
        </p>
      ) : (
        <Sections found={found} isNearest={origin !== null} />
      )}
    </>
  )
}

type Status = Readonly<{
  place: DevicePlace
  origin: Origin | null
  /** Place that is not known, as typed. */
  unknown: string | null
  found: readonly Measured<Branch>[]
}>

/** Line on the place that distances are measured from, or on why there is none. */
function PlaceStatus({ place, origin, unknown, found }: Status) {
  const intl = useIntl()
  if (typeof place === 'string' && place !== 'idle') return <FormattedMessage id={`branches.device.${place}`} />
  if (unknown !== null) return <FormattedMessage id="branches.unknownPlace" values={{ place: unknown }} />
  const [nearest] = found
  if (origin === null || nearest === undefined || nearest.km === null) return null
  if (nearest.km > FAR_KM)
    return (
      <FormattedMessage
        id="branches.far"
        values={{ km: intl.formatNumber(nearest.km, { maximumFractionDigits: 0 }) }}
      />
    )
  return origin.name === null ? (
    <FormattedMessage id="branches.nearDevice" />
  ) : (
    <FormattedMessage id="branches.near" values={{ place: origin.name }} />
  )
}

/** Lists of branches: shops and counters apart, or one list from the nearest on. */
function Sections({ found, isNearest }: Readonly<{ found: readonly Measured<Branch>[]; isNearest: boolean }>) {
  const lists = isNearest
    ? [{ title: 'branches.nearest', listed: found } as const]
    : KINDS.map(({ kind, title }) => ({ title, listed: found.filter(({ branch }) => branch.kind === kind) }))
  return lists
    .filter(({ listed }) => listed.length > 0)
    .map(({ title, listed }) => (
      <section key={title} className={styles.section}>
        <h2 className={styles.title}>
          <FormattedMessage id={title} />
        </h2>
        <ul className={styles.cards}>
          {listed.map(({ branch, km }) => (
            <BranchCard key={branch.code} branch={branch} km={km} />
          ))}
        </ul>
      </section>
    ))
}

function originOf(place: DevicePlace): Origin | null {
  return typeof place === 'string' ? null : { name: null, point: place }
}

function has(branch: Branch, need: Need): boolean {
  if (need === 'parking') return branch.hasParking === true
  if (need === 'step_free') return branch.isStepFree === true
  return branch.services.includes(SERVICES[need]) || (need === 'pickup' && branch.isPickupPoint)
}

/** Open by the browser's clock; before it is known, by the server's. */
function isOpen({ timeZone, opening, isOpenNow }: Branch, minute: number | null): boolean {
  if (minute === null) return isOpenNow === true
  return timeZone ? openingState({ timeZone, opening }, new Date(minute))?.isOpen === true : false
}
