import { useIntl } from 'react-intl'
import { ErrorState } from '../design/ErrorState.tsx'
import { PageBody } from '../design/PageBody.tsx'
import { PageHead } from '../routing/PageHead.tsx'

type Props = Readonly<{
  /** What the shop's staff find the request by. */
  requestId?: string | undefined
  /** Tries again; without it the page is loaded anew. */
  onRetry?: (() => void) | undefined
}>

/** The page could not be shown, through no fault of the shopper's. Needs neither data nor layout. */
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
