import { type SubmitEvent, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { Button } from '../../design/Button.tsx'
import { Icon } from '../../design/Icon.tsx'
import { TextField } from '../../design/forms/TextField.tsx'
import { classNames } from '../../design/classNames.ts'
import { useIsDrawn } from '../../device/useIsDrawn.ts'
import { StoreLink } from '../../routing/StoreLink.tsx'
import {
  type BranchChoice,
  NEEDS,
  type Need,
  branchParameters,
  branchSearch,
  isWrongPostcode,
} from './branchAddress.ts'
import { PLACE_MAX_CHARACTERS } from './limits.ts'
import type { DevicePlaceState } from './useDevicePlace.ts'
import styles from './Branches.module.css'

type BranchFinderProps = Readonly<{
  /** Path of the page inside the store. */
  path: string
  choice: BranchChoice
  /** Needs that a branch of the page fulfils: a filter that leaves nothing is not offered. */
  needs: readonly Need[]
  device: DevicePlaceState
}>

/**
 * Search of a branch: near a postal code, a town or the device, open now, with what is needed. All but the device's place is
 * in the address: reload, links and the back button keep it, and it works without scripts.
 */
export function BranchFinder({ path, choice, needs, device }: BranchFinderProps) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const isDrawn = useIsDrawn()
  const [place, setPlace] = useState(choice.place)
  const [seen, setSeen] = useState(choice.place)
  if (seen !== choice.place) {
    // The back button has changed the address.
    setSeen(choice.place)
    setPlace(choice.place)
  }
  const find = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    device.forget()
    void navigate({ search: branchSearch({ ...choice, place: place.trim() }) }, { preventScrollReset: true })
  }
  const chips = [
    {
      key: 'open',
      label: formatMessage({ id: 'branches.openNow' }),
      isOn: choice.isOpenNow,
      to: { ...choice, isOpenNow: !choice.isOpenNow },
    },
    ...NEEDS.filter((need) => needs.includes(need) || choice.needs.includes(need)).map((need) => ({
      key: need,
      label: formatMessage({ id: 'branches.need' }, { need }),
      isOn: choice.needs.includes(need),
      to: {
        ...choice,
        needs: choice.needs.includes(need) ? choice.needs.filter((one) => one !== need) : [...choice.needs, need],
      },
    })),
  ]
  return (
    <div className={styles.finder}>
      <form
        method="get"
        aria-label={formatMessage({ id: 'branches.find' })}
        className={styles.form}
        onSubmit={find}
        noValidate
      >
        <TextField
          label={formatMessage({ id: 'branches.place' })}
          name="cp"
          value={isDrawn ? place : undefined}
          defaultValue={isDrawn ? undefined : choice.place}
          onChange={({ target }) => setPlace(target.value)}
          maxLength={PLACE_MAX_CHARACTERS}
          autoComplete="postal-code"
          enterKeyHint="search"
          error={isWrongPostcode(choice.place) ? formatMessage({ id: 'branches.wrongPostcode' }) : undefined}
        />
        {branchParameters({ ...choice, place: '' }).map(([name, value]) => (
          <input key={value} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" variant="secondary">
          <FormattedMessage id="branches.find" />
        </Button>
        {isDrawn ? (
          <Button variant="quiet" onClick={device.ask} isBusy={device.place === 'asking'}>
            <FormattedMessage id="branches.useDevice" />
          </Button>
        ) : null}
      </form>
      <ul className={styles.chips} aria-label={formatMessage({ id: 'branches.filters' })}>
        {chips.map(({ key, label, isOn, to }) => (
          <li key={key}>
            <StoreLink
              to={`${path}${branchSearch(to)}`}
              preventScrollReset
              className={classNames(styles.chip, isOn && styles.chosen)}
              aria-current={isOn || undefined}
            >
              {isOn ? <Icon name="check" size={16} /> : null}
              <span>{label}</span>
            </StoreLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
