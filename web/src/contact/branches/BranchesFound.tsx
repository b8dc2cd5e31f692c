import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { useLocation } from 'react-router-dom'
import { type Schedule, openingState } from '@hogar/schema/places/openingState.ts'
import type { GeoPoint } from '@hogar/schema/places/postcodePlaces.ts'
import type {
  BranchesFound_branches$data,
  BranchesFound_branches$key,
} from '../../__generated__/BranchesFound_branches.graphql'
import { useMinute } from './useMinute.ts'
import { PlaceStatus } from './PlaceStatus.tsx'
import { SnapshotDay } from '../../routing/document/SnapshotDay.tsx'
import { useStoreDefinition } from '../../routing/StoreContext.tsx'
import { StoreLink } from '../../routing/StoreLink.tsx'
import { BranchCard } from './BranchCard.tsx'
import { BranchFinder } from './BranchFinder.tsx'
import { NEEDS, type Need, branchSearch, isWrongPostcode, readBranchChoice } from './branchAddress.ts'
import { BranchesJsonLd } from './BranchesJsonLd.tsx'
import { scheduleOf } from './scheduleOf.ts'
import { type Measured, type Origin, byDistance, byState, findOrigin } from './nearPlace.ts'
import { type DevicePlace, useDevicePlace } from './useDevicePlace.ts'
import styles from './Branches.module.css'

const KINDS = [
  { kind: 'SHOP', title: 'contact.shops' },
  { kind: 'PICKUP_POINT', title: 'contact.counters' },
] as const

const SERVICES = { credit: 'CREDIT', payments: 'PAYMENTS', pickup: 'PICKUP', returns: 'RETURNS' } as const

type Branch = Readonly<{
  branch: BranchesFound_branches$data[number]
  name: string
  city: string | null | undefined
  postcode: string | null | undefined
  location: GeoPoint | null | undefined
  schedule: Schedule | null
}>

type BranchesFoundProps = Readonly<{
  branches: BranchesFound_branches$key
  /** Path of the page inside the store. */
  path: string
}>

/** Search of branches and those that fit, the nearest first where a place is known. */
export function BranchesFound({ branches: key, path }: BranchesFoundProps) {
  const listed = useFragment(
    graphql`
      fragment BranchesFound_branches on Branch
      @relay(plural: true)
      @argumentDefinitions(openNow: { type: "Boolean!" }) {
        code
        kind
        name
        postcode
        city
        isPickupPoint
        location {
          latitude
          longitude
        }
        services
        hasParking
        isStepFree
        isOpenNow @include(if: $openNow)
        ...scheduleOf_branch
        ...BranchesJsonLd_branches
        ...BranchCard_branch
      }
    `,
    key,
  )
  const branches = listed.map((branch) => {
    const { name, city, postcode, location } = branch
    const point = location && { latitude: location.latitude, longitude: location.longitude }
    return { branch, name, city, postcode, location: point, schedule: scheduleOf(branch) }
  })
  const { countryCode } = useStoreDefinition()
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
      <BranchesJsonLd branches={listed} path={path} />
      <SnapshotDay />
      <BranchFinder path={path} choice={choice} needs={needs} device={device} />
      <output className={styles.status}>
        <PlaceStatus
          place={device.place}
          origin={origin}
          unknown={isUnknown ? choice.place : null}
          nearestKm={found[0]?.km ?? null}
        />
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

/** Lists of branches: shops and counters apart, or one list from the nearest on. */
function Sections({ found, isNearest }: Readonly<{ found: readonly Measured<Branch>[]; isNearest: boolean }>) {
  const lists = isNearest
    ? [{ title: 'branches.nearest', listed: found } as const]
    : KINDS.map(({ kind, title }) => ({
        title,
        listed: found.filter(({ branch: { branch } }) => branch.kind === kind),
      }))
  return lists
    .filter(({ listed }) => listed.length > 0)
    .map(({ title, listed }) => (
      <section key={title} className={styles.section}>
        <h2 className={styles.title}>
          <FormattedMessage id={title} />
        </h2>
        <ul className={styles.cards}>
          {listed.map(({ branch: { branch }, km }) => (
            <BranchCard key={branch.code} branch={branch} km={km} />
          ))}
        </ul>
      </section>
    ))
}

function originOf(place: DevicePlace): Origin | null {
  return typeof place === 'string' ? null : { name: null, point: place }
}

function has({ branch }: Branch, need: Need): boolean {
  if (need === 'parking') return branch.hasParking === true
  if (need === 'step_free') return branch.isStepFree === true
  return branch.services.includes(SERVICES[need]) || (need === 'pickup' && branch.isPickupPoint)
}

/** Open by the browser's clock; before it is known, by the server's. */
function isOpen({ branch, schedule }: Branch, minute: number | null): boolean {
  if (minute === null) return branch.isOpenNow === true
  return schedule !== null && openingState(schedule, new Date(minute))?.isOpen === true
}
