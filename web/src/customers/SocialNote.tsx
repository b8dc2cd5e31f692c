import { FormattedMessage } from 'react-intl'
import { useLocation } from 'react-router-dom'
import styles from './SignedOutNote.module.css'

/** Name of the query parameter that says how a sign-in by a provider ended. */
const PARAMETER = 'social'

const TEXTS = new Map([
  ['failed', 'customers.socialFailed'],
  ['canceled', 'customers.socialCanceled'],
  ['known', 'customers.socialKnown'],
  ['noEmail', 'customers.socialNoEmail'],
] as const)

/** Says to whoever comes back from a provider as nobody why that is, and how to go on. */
export function SocialNote() {
  const { search } = useLocation()
  const ending = new URLSearchParams(search).get(PARAMETER)
  const text = [...TEXTS].find(([code]) => code === ending)?.[1]
  if (text === undefined) return null
  return (
    <p role="alert" className={styles.note}>
      <FormattedMessage id={text} />
    </p>
  )
}
