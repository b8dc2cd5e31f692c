import { useIntl } from 'react-intl'
import { Button } from './Button.tsx'
import { EmptyState } from './EmptyState.tsx'

type Props = Readonly<{
  title?: string | undefined
  message?: string | undefined
  /** Id by which the shop's staff can find the request. */
  requestId?: string | undefined
  /** Retries; without it there is no button. */
  onRetry?: (() => void) | undefined
  headingLevel?: 1 | 2
}>

/** Message for a part of the page that failed to load. */
export function ErrorState({ title, message, requestId, onRetry, headingLevel = 2 }: Props) {
  const intl = useIntl()
  return (
    <div role="alert">
      <EmptyState
        icon="warning"
        headingLevel={headingLevel}
        title={title ?? intl.formatMessage({ id: 'design.errorTitle' })}
        action={onRetry ? <Button onClick={onRetry}>{intl.formatMessage({ id: 'design.retry' })}</Button> : undefined}
      >
        <p>{message ?? intl.formatMessage({ id: 'design.errorMessage' })}</p>
        {requestId ? <p>{intl.formatMessage({ id: 'design.requestId' }, { requestId })}</p> : null}
      </EmptyState>
    </div>
  )
}
