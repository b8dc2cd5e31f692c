import { FormattedMessage } from 'react-intl'
import { useLocation } from 'react-router-dom'
import styles from './SignedOutNote.module.css'

/** Query parameter with the outcome of a sign-in by a provider. */
const PARAMETER = 'social'

const TEXTS = new Map([
  ['failed', 'customers.socialFailed'],
  ['canceled', 'customers.socialCanceled'],
  ['known', 'customers.socialKnown'],
  ['noEmail', 'customers.socialNoEmail'],
] as const)

/** Explains why a sign-in by a provider failed, and how to continue. */
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
