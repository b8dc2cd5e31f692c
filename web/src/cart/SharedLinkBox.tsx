import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../design/Button.tsx'
import { TextField } from '../design/TextField.tsx'
import { useFormatDate } from '../i18n/useFormatDate.ts'
import { useOrigin } from '../routing/OriginContext.tsx'
import { useStorePath } from '../routing/useStorePath.ts'
import type { SharedLink } from './readSharedLink.ts'
import styles from './CartKeeping.module.css'

type SharedLinkBoxProps = Readonly<{ link: SharedLink }>

/** A link to see, to copy, and to send where the device has a way to. */
export function SharedLinkBox({ link: { code, expiresAt } }: SharedLinkBoxProps) {
  const intl = useIntl()
  const formatDate = useFormatDate()
  const address = `${useOrigin()}${useStorePath()(`/checkout/shared/${code}`)}`
  const [copying, setCopying] = useState<'copied' | 'failed' | null>(null)
  // Never drawn on the server: a link is made on a press.
  const canSend = typeof navigator.share === 'function'

  const copy = () =>
    // A page without a secure origin has no clipboard at all.
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(address))
      .then(
        () => setCopying('copied'),
        () => setCopying('failed'),
      )
  // Rejects when the shopper thinks better of it: nothing to say then.
  const send = () =>
    navigator.share({ title: intl.formatMessage({ id: 'sharedCart.pageTitle' }), url: address }).catch(() => undefined)
  return (
    <div className={styles.link}>
      <TextField
        label={intl.formatMessage({ id: 'sharedCart.link' })}
        hint={intl.formatMessage({ id: 'sharedCart.validUntil' }, { day: formatDate(expiresAt) })}
        value={address}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <div className={styles.ways}>
        {canSend ? (
          <Button onClick={() => void send()}>
            <FormattedMessage id="sharedCart.send" />
          </Button>
        ) : null}
        <Button variant={canSend ? 'secondary' : 'primary'} onClick={() => void copy()}>
          <FormattedMessage id="sharedCart.copy" />
        </Button>
        <output className={styles.state}>
          {copying === 'copied' ? <FormattedMessage id="sharedCart.copied" /> : null}
          {copying === 'failed' ? <FormattedMessage id="sharedCart.copyFailed" /> : null}
        </output>
      </div>
    </div>
  )
}
