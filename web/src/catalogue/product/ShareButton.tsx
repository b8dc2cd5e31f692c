import { useIntl } from 'react-intl'
import { IconButton } from '../../design/IconButton.tsx'
import { useNotifications } from '../../design/overlays/NotificationsContext.ts'
import { shareLink } from '../../device/shareLink.ts'

/** Button that shares the page's address through the device, or copies it where the device cannot share. */
export function ShareButton({ title }: Readonly<{ title: string }>) {
  const intl = useIntl()
  const { notify } = useNotifications()
  const share = async () => {
    const ending = await shareLink({ title, url: window.location.href })
    if (ending === 'copied') notify({ kind: 'success', message: intl.formatMessage({ id: 'catalogue.linkCopied' }) })
    if (ending === 'failed') notify({ kind: 'warning', message: intl.formatMessage({ id: 'product.shareFailed' }) })
  }
  return (
    <IconButton
      icon="share"
      data-scripted
      label={intl.formatMessage({ id: 'catalogue.share' })}
      onClick={() => void share()}
    />
  )
}
