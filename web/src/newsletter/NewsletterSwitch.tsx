import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { NewsletterSwitch_customer$key } from '../__generated__/NewsletterSwitch_customer.graphql'
import { AccountSection } from '../customers/AccountSection.tsx'
import { useNotifySaved } from '../customers/useNotifySaved.ts'
import { Button } from '../design/Button.tsx'
import { WaitingChangeText } from '../offline/storage/WaitingChangeText.tsx'
import { useOnlineStatus } from '../offline/useOnlineStatus.ts'
import { useQueuedMutation } from '../offline/useQueuedMutation.ts'
import { hasWaitToTell } from '../offline/waitingTask.ts'
import { useNewsletterTasks } from './useNewsletterTasks.ts'

const TITLES = {
  is: { on: 'newsletter.onTitle', off: 'newsletter.offTitle' },
  waits: { on: 'newsletter.onWaits', off: 'newsletter.offWaits' },
} as const

/** Newsletter state of the customer's address, with a button that changes it. */
export function NewsletterSwitch({ customer }: Readonly<{ customer: NewsletterSwitch_customer$key }>) {
  const { newsletter } = useFragment(
    graphql`
      fragment NewsletterSwitch_customer on Customer {
        newsletter {
          email
          isSubscribed
        }
      }
    `,
    customer,
  )
  const intl = useIntl()
  const [subscribe, unsubscribe] = [
    useQueuedMutation('subscribeToNewsletter'),
    useQueuedMutation('unsubscribeFromNewsletter'),
  ]
  const notifySaved = useNotifySaved()
  const isWaiting = hasWaitToTell(useNewsletterTasks(newsletter?.email), useOnlineStatus())
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  if (!newsletter) {
    return (
      <p role="alert">
        <FormattedMessage id="newsletter.trouble" />
      </p>
    )
  }
  const { email, isSubscribed } = newsletter
  const change = async () => {
    setIsBusy(true)
    setRefusal(null)
    const refused = notifySaved(await (isSubscribed ? unsubscribe({ input: {} }) : subscribe({ input: { email } })))
    setIsBusy(false)
    if (!refused) return
    const said = 'userErrors' in refused ? refused.userErrors.map(({ message }) => message).join(' ') : ''
    setRefusal(said || intl.formatMessage({ id: 'newsletter.failed' }))
  }
  return (
    <AccountSection
      title={<FormattedMessage id={TITLES[isWaiting ? 'waits' : 'is'][isSubscribed ? 'on' : 'off']} />}
      intro={
        isWaiting ? (
          <WaitingChangeText id="customers.waiting" />
        ) : (
          <FormattedMessage id={isSubscribed ? 'newsletter.onText' : 'newsletter.offText'} values={{ email }} />
        )
      }
    >
      <Button variant={isSubscribed ? 'secondary' : 'primary'} isBusy={isBusy} onClick={() => void change()}>
        <FormattedMessage id={isSubscribed ? 'newsletter.end' : 'newsletter.send'} />
      </Button>
      {refusal === null ? null : <p role="alert">{refusal}</p>}
    </AccountSection>
  )
}
