import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../design/Button.tsx'
import { useNotifications } from '../design/overlays/NotificationsContext.ts'
import { shareLink } from '../device/shareLink.ts'
import { useOrigin } from '../routing/OriginContext.tsx'
import { useStorePath } from '../routing/useStorePath.ts'

/** Button that opens the device's share sheet with a list's link, or copies the link if there is none. */
export function ShareListButton({ code, name }: Readonly<{ code: string; name: string }>) {
  const intl = useIntl()
  const { notify } = useNotifications()
  const url = `${useOrigin()}${useStorePath()(`/wishlist/${code}`)}`
  const share = async () => {
    const ending = await shareLink({ title: name, url })
    if (ending === 'copied') notify({ kind: 'success', message: intl.formatMessage({ id: 'wishlist.linkCopied' }) })
    // A link that cannot be copied is shown instead.
    if (ending === 'failed') notify({ kind: 'info', message: url })
  }
  return (
    <Button variant="secondary" onClick={() => void share()}>
      <FormattedMessage id="wishlist.share" />
    </Button>
  )
}
