import { FormattedMessage } from 'react-intl'
import { useLogout } from './useLogout.ts'

/** Button that signs the customer out on this device. */
export function LogoutButton({ className }: Readonly<{ className?: string | undefined }>) {
  const { logout, isBusy } = useLogout()
  return (
    <button type="button" className={className} aria-busy={isBusy || undefined} onClick={() => void logout()}>
      <FormattedMessage id="customers.logout" />
    </button>
  )
}
