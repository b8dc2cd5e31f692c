import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../../design/Button.tsx'
import { TextField } from '../../design/forms/TextField.tsx'
import { useFormatDate } from '../../i18n/useFormatDate.ts'
import { useOrigin } from '../../routing/OriginContext.tsx'
import { useStorePath } from '../../routing/useStorePath.ts'
import type { SharedLink } from './readSharedLink.ts'
import { copyText } from '../../device/copyText.ts'
import { canShare, shareLink } from '../../device/shareLink.ts'
import styles from '../records/CartKeeping.module.css'

type SharedLinkBoxProps = Readonly<{ link: SharedLink }>

/** Link with buttons to copy it and, where the device supports it, to share it. */
export function SharedLinkBox({ link: { code, expiresAt } }: SharedLinkBoxProps) {
  const intl = useIntl()
  const formatDate = useFormatDate()
  const address = `${useOrigin()}${useStorePath()(`/checkout/shared/${code}`)}`
  const [copying, setCopying] = useState<'copied' | 'failed' | null>(null)
  // Never rendered on the server: the link is created on a press.
  const canSend = canShare()

  const copy = async () => setCopying((await copyText(address)) ? 'copied' : 'failed')
  const send = () => shareLink({ title: intl.formatMessage({ id: 'sharedCart.pageTitle' }), url: address })
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
          <FormattedMessage tagName="span" id="sharedCart.copy" />
        </Button>
        <output className={styles.state}>
          {copying === 'copied' ? <FormattedMessage tagName="span" id="sharedCart.copied" /> : null}
          {copying === 'failed' ? <FormattedMessage tagName="span" id="sharedCart.copyFailed" /> : null}
        </output>
      </div>
    </div>
  )
}
