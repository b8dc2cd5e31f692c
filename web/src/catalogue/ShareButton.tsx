import { useIntl } from 'react-intl'
import { IconButton } from '../design/IconButton.tsx'
import { useNotifications } from '../design/NotificationsContext.ts'

/** Hands the page's address to the device's own sharing, or copies it where there is none. */
export function ShareButton({ title }: Readonly<{ title: string }>) {
  const intl = useIntl()
  const { notify } = useNotifications()
  const share = async () => {
    const url = window.location.href
    if (typeof navigator.share === 'function') {
      // Rejects when the shopper thinks better of it: nothing to say then.
      await navigator.share({ title, url }).catch(() => undefined)
      return
    }
    try {
      await navigator.clipboard.writeText(url)
      notify({ kind: 'success', message: intl.formatMessage({ id: 'catalogue.linkCopied' }) })
    } catch {
      // Forbidden, or a page without a secure origin, which has no clipboard at all.
      notify({ kind: 'warning', message: intl.formatMessage({ id: 'product.shareFailed' }) })
    }
  }
  return <IconButton icon="share" label={intl.formatMessage({ id: 'catalogue.share' })} onClick={() => void share()} />
}
