import { useIntl } from 'react-intl'
import { IconButton } from '../design/IconButton.tsx'
import { useNotifications } from '../design/NotificationsContext.ts'
import { shareLink } from '../device/shareLink.ts'

/** Hands the page's address to the device's own sharing, or copies it where there is none. */
export function ShareButton({ title }: Readonly<{ title: string }>) {
  const intl = useIntl()
  const { notify } = useNotifications()
  const share = async () => {
    const ending = await shareLink({ title, url: window.location.href })
    if (ending === 'copied') notify({ kind: 'success', message: intl.formatMessage({ id: 'catalogue.linkCopied' }) })
    if (ending === 'failed') notify({ kind: 'warning', message: intl.formatMessage({ id: 'product.shareFailed' }) })
  }
  return <IconButton icon="share" label={intl.formatMessage({ id: 'catalogue.share' })} onClick={() => void share()} />
}
