import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { byDistance, findOrigin } from '../../contact/branches/nearPlace.ts'
import { useFormatKm } from '../../contact/branches/useFormatKm.ts'
import { Button } from '../../design/Button.tsx'
import { useFormatDate } from '../../i18n/useFormatDate.ts'
import { useOnlineStatus } from '../../offline/useOnlineStatus.ts'
import { useStoreDefinition } from '../../routing/StoreContext.tsx'
import { StoreLink } from '../../routing/StoreLink.tsx'
import { type ShelvedBranch, usePickupBranches } from './usePickupBranches.ts'
import styles from './PickupBranchList.module.css'

/** Branches that are listed; the rest are counted. */
const LISTED_MAX = 4

type Props = Readonly<{ sku: string; postcode: string }>

/** List of the branches that have a product, the nearest to a postal code first. */
export function PickupBranchList({ sku, postcode }: Props) {
  const { formatMessage } = useIntl()
  const isOnline = useOnlineStatus()
  const [attempt, setAttempt] = useState(0)
  const state = usePickupBranches(sku, attempt)
  if (state.kind === 'known' && state.branches.length > 0) {
    return <Listed branches={state.branches} postcode={postcode} />
  }
  const kind = state.kind === 'known' ? 'none' : state.kind === 'failed' && !isOnline ? 'offline' : state.kind
  return (
    <div className={styles.branches}>
      <output>{formatMessage({ id: `branches.pickup.${kind}` })}</output>
      {state.kind === 'failed' ? (
        <Button variant="quiet" className={styles.retry} onClick={() => setAttempt((count) => count + 1)}>
          {formatMessage({ id: 'design.retry' })}
        </Button>
      ) : null}
    </div>
  )
}

function Listed({ branches, postcode }: Readonly<{ branches: readonly ShelvedBranch[]; postcode: string }>) {
  const { formatMessage } = useIntl()
  const formatKm = useFormatKm()
  const formatDate = useFormatDate()
  const { countryCode } = useStoreDefinition()
  const measured = byDistance(branches, findOrigin(postcode, countryCode, branches))
  const more = measured.length - LISTED_MAX
  return (
    <div className={styles.branches}>
      <output className={styles.title}>
        {formatMessage({ id: 'branches.pickup.title' }, { count: branches.length })}
      </output>
      <ul className={styles.list}>
        {measured.slice(0, LISTED_MAX).map(({ branch: { code, name, isShop, readyFrom }, km }) => (
          <li key={code}>
            <StoreLink to={`/${isShop ? 'tiendas' : 'sucursales'}#${code}`}>{name}</StoreLink>
            <span className={styles.facts}>
              {[
                km === null ? null : formatKm(km),
                readyFrom
                  ? formatMessage({ id: 'branches.readyFrom' }, { day: formatDate(readyFrom, 'weekday') })
                  : null,
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      {more > 0 ? (
        <p className={styles.facts}>
          <FormattedMessage id="branches.pickup.more" values={{ count: more }} />
        </p>
      ) : null}
      <p className={styles.facts}>
        <FormattedMessage id="branches.pickup.how" />
      </p>
    </div>
  )
}
