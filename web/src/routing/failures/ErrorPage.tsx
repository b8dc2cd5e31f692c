import { useIntl } from 'react-intl'
import { ErrorState } from '../../design/ErrorState.tsx'
import { PageBody } from '../../design/PageBody.tsx'
import { PageHead } from '../document/PageHead.tsx'

type Props = Readonly<{
  /** Id by which the shop's staff find the request. */
  requestId?: string | undefined
  /** Retries; without it the page is reloaded. */
  onRetry?: (() => void) | undefined
}>

/** Renders the error page of a failure that is not the shopper's fault. Needs neither data nor layout. */
export function ErrorPage({ requestId, onRetry }: Props) {
  const intl = useIntl()
  const title = intl.formatMessage({ id: 'layout.errorTitle' })
  return (
    <PageBody width="reading">
      <PageHead title={title} noIndex />
      <ErrorState
        headingLevel={1}
        title={title}
        message={intl.formatMessage({ id: 'layout.errorText' })}
        requestId={requestId}
        onRetry={onRetry ?? (() => window.location.reload())}
      />
    </PageBody>
  )
}
