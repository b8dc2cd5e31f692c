import { useIntl } from 'react-intl'
import { buttonStyle } from '../../design/buttonStyle.ts'
import { EmptyState } from '../../design/EmptyState.tsx'
import { PageBody } from '../../design/PageBody.tsx'
import { PageHead } from '../document/PageHead.tsx'
import { StoreLink } from '../StoreLink.tsx'

const MINUTE_MS = 60_000

/** Renders the page of an exceeded limit of requests or attempts, with the time of the next try. */
export function TooManyPage({ waitMs }: Readonly<{ waitMs: number }>) {
  const intl = useIntl()
  const title = intl.formatMessage({ id: 'tooMany.title' })
  return (
    <PageBody width="reading">
      <PageHead title={title} noIndex />
      <EmptyState
        icon="info"
        headingLevel={1}
        title={title}
        action={
          <StoreLink to="/" className={buttonStyle('primary')}>
            {intl.formatMessage({ id: 'layout.toHome' })}
          </StoreLink>
        }
      >
        <p role="alert">
          {intl.formatMessage({ id: 'tooMany.text' }, { minutes: Math.max(1, Math.ceil(waitMs / MINUTE_MS)) })}
        </p>
      </EmptyState>
    </PageBody>
  )
}
