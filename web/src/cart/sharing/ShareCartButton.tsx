import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../../design/Button.tsx'
import { Dialog } from '../../design/overlays/Dialog.tsx'
import { Icon } from '../../design/Icon.tsx'
import { useOnlineStatus } from '../../offline/useOnlineStatus.ts'
import { useQueuedMutation } from '../../offline/useQueuedMutation.ts'
import { SharedLinkBox } from './SharedLinkBox.tsx'
import { type SharedLink, readSharedLink } from './readSharedLink.ts'
import styles from '../records/CartKeeping.module.css'

type Sharing = Readonly<
  { kind: 'making' | 'offline' } | { kind: 'failed'; reason: string | null } | { kind: 'made'; link: SharedLink }
>

/** Button that creates a link to the cart for another device and offers it to the device's share sheet. */
export function ShareCartButton() {
  const intl = useIntl()
  const isOnline = useOnlineStatus()
  const shareCart = useQueuedMutation('shareCart')
  const [isOpen, setIsOpen] = useState(false)
  const [sharing, setSharing] = useState<Sharing>({ kind: 'making' })

  const make = async () => {
    // Not queued off line: the link would be created long after the shopper has stopped waiting for it.
    if (!isOnline) return setSharing({ kind: 'offline' })
    setSharing({ kind: 'making' })
    const outcome = await shareCart({ input: {} })
    const link = outcome.kind === 'done' ? readSharedLink(outcome.data) : null
    if (link) return setSharing({ kind: 'made', link })
    if (outcome.kind === 'waiting') return setSharing({ kind: 'offline' })
    const reason = outcome.kind === 'refused' ? (outcome.userErrors[0]?.message ?? null) : null
    setSharing({ kind: 'failed', reason })
  }
  const open = () => {
    setIsOpen(true)
    void make()
  }
  return (
    <>
      <Button variant="quiet" onClick={open}>
        <Icon name="share" size={20} />
        <FormattedMessage id="sharedCart.share" />
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={intl.formatMessage({ id: 'sharedCart.share' })}>
        <div className={styles.dialog}>
          <p>
            <FormattedMessage id="sharedCart.shareText" />
          </p>
          {sharing.kind === 'made' ? (
            <SharedLinkBox link={sharing.link} />
          ) : (
            <output className={styles.state}>
              {sharing.kind === 'making' ? <FormattedMessage tagName="span" id="sharedCart.making" /> : null}
              {sharing.kind === 'offline' ? <FormattedMessage tagName="span" id="sharedCart.shareOffline" /> : null}
              {sharing.kind === 'failed' ? (
                <span>{sharing.reason ?? intl.formatMessage({ id: 'sharedCart.shareFailed' })}</span>
              ) : null}
            </output>
          )}
          {sharing.kind === 'failed' || (sharing.kind === 'offline' && isOnline) ? (
            <Button variant="secondary" onClick={() => void make()}>
              <FormattedMessage id="design.retry" />
            </Button>
          ) : null}
        </div>
      </Dialog>
    </>
  )
}
