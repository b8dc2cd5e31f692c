import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../design/Button.tsx'
import { useNotifications } from '../design/NotificationsContext.ts'
import { shareLink } from '../device/shareLink.ts'
import { useOrigin } from '../routing/OriginContext.tsx'
import { useStorePath } from '../routing/useStorePath.ts'

/** Hands the link of a list to the device's own sharing, or copies it where there is none. */
export function ShareListButton({ code, name }: Readonly<{ code: string; name: string }>) {
  const intl = useIntl()
  const { notify } = useNotifications()
  const url = `${useOrigin()}${useStorePath()(`/wishlist/${code}`)}`
  const share = async () => {
    const ending = await shareLink({ title: name, url })
    if (ending === 'copied') notify({ kind: 'success', message: intl.formatMessage({ id: 'wishlist.linkCopied' }) })
    // What cannot be copied is there to be read.
    if (ending === 'failed') notify({ kind: 'info', message: url })
  }
  return (
    <Button variant="secondary" onClick={() => void share()}>
      <FormattedMessage id="wishlist.share" />
    </Button>
  )
}
