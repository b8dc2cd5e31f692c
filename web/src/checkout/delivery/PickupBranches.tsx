import { type ReactNode, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../../design/Button.tsx'
import { RadioGroup } from '../../design/forms/RadioGroup.tsx'
import { TextField } from '../../design/forms/TextField.tsx'
import { isWrongPostcode } from '../../contact/branches/branchAddress.ts'
import { PLACE_MAX_CHARACTERS } from '../../contact/branches/limits.ts'
import { byDistance, byState, findOrigin } from '../../contact/branches/nearPlace.ts'
import { useOpenStateWords } from '../../contact/branches/OpenState.tsx'
import { PlaceStatus } from '../../contact/branches/PlaceStatus.tsx'
import { useDevicePlace } from '../../contact/branches/useDevicePlace.ts'
import { useFormatKm } from '../../contact/branches/useFormatKm.ts'
import { useMinute } from '../../contact/branches/useMinute.ts'
import { useFormatDate } from '../../i18n/useFormatDate.ts'
import { useStoreDefinition } from '../../routing/StoreContext.tsx'
import type { ChosenBranch } from '../checkoutDetails.ts'
import type { OfferedBranch } from './usePickupOffer.ts'
import styles from './PickupBranches.module.css'

type PickupBranchesProps = Readonly<{
  branches: readonly OfferedBranch[]
  /** True if home delivery is possible too. */
  isDeliverable: boolean
  /** Postal code that the shopper has given already; empty without one. */
  nearTo: string
  chosen: ChosenBranch | null
  onChoose: (branch: ChosenBranch) => void
  /** DOM id by which the branches get the focus. */
  fieldId?: string
  /** Error shown if no branch was chosen. */
  error: string | undefined
}>

/** Choice of the branch where an order is picked up, the nearest first where a place is known. */
export function PickupBranches({ branches, isDeliverable, nearTo, ...choice }: PickupBranchesProps) {
  const { chosen, onChoose, fieldId, error } = choice
  const { formatMessage } = useIntl()
  const { countryCode } = useStoreDefinition()
  const [place, setPlace] = useState(nearTo)
  const [isTyping, setTyping] = useState(false)
  const device = useDevicePlace()
  const factsOf = useBranchFacts()
  const origin =
    typeof device.place === 'object' ? { name: null, point: device.place } : findOrigin(place, countryCode, branches)
  const isUnknown = !isTyping && origin === null && place.trim() !== '' && !isWrongPostcode(place)
  const measured = isUnknown ? byState(branches, countryCode) : byDistance(branches, origin)
  const isAsking = device.place === 'asking'
  return (
    <div className={styles.branches}>
      <div className={styles.near}>
        <TextField
          label={formatMessage({ id: 'branches.place' })}
          value={place}
          onChange={({ target }) => {
            device.forget()
            setTyping(true)
            setPlace(target.value)
          }}
          onBlur={() => setTyping(false)}
          maxLength={PLACE_MAX_CHARACTERS}
          autoComplete="off"
        />
        <Button variant="quiet" onClick={device.ask} isBusy={isAsking}>
          <FormattedMessage id="branches.useDevice" />
        </Button>
      </div>
      <output className={styles.status}>
        <PlaceStatus
          place={device.place}
          origin={origin}
          unknown={isUnknown ? place : null}
          nearestKm={measured[0]?.km ?? null}
          isDeliverable={isDeliverable}
        />
      </output>
      <RadioGroup
        legend={formatMessage({ id: 'checkout.chooseBranch' })}
        value={chosen?.code ?? null}
        focusId={fieldId}
        error={error}
        onChange={(code) => {
          const branch = branches.find((one) => one.code === code)
          if (!branch) return
          const { hours: _hours, location: _location, schedule: _schedule, ...kept } = branch
          onChoose(kept)
        }}
        options={measured.map(({ branch, km }) => ({
          value: branch.code,
          label: branch.name,
          description: factsOf(branch, km),
        }))}
      />
    </div>
  )
}

/** React hook that returns a function from a branch and its distance to its facts, a line each. */
function useBranchFacts(): (branch: OfferedBranch, km: number | null) => ReactNode {
  const { formatMessage } = useIntl()
  const formatDate = useFormatDate()
  const formatKm = useFormatKm()
  const openingOf = useOpenStateWords()
  const minute = useMinute()
  return ({ street, postcode, city, hours, schedule, readyFrom }, km) =>
    [
      km === null ? null : formatKm(km),
      `${street}, ${postcode} ${city}`,
      hours,
      schedule && minute !== null ? openingOf(schedule, minute) : null,
      readyFrom ? formatMessage({ id: 'branches.readyFrom' }, { day: formatDate(readyFrom, 'weekday') }) : null,
    ].map((fact) =>
      fact ? (
        <span key={fact} className={styles.facts}>
          {fact}
        </span>
      ) : null,
    )
}
